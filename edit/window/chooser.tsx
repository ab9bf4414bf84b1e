import type { IconNode } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Field as TextField } from '../../src/components/field.tsx';
import { LineIcon } from '../../src/components/line-icon.tsx';
import { exampleAddress } from '../../src/lib/paths.ts';
import { matchesQuery } from '../../src/lib/search.ts';
import type { Field, Form } from '../api.ts';
import { asWords } from '../entry-name.ts';
import { changeEntry, entryOf } from './list-control.tsx';
import { ProblemNote } from './problem-note.tsx';

/** There are more than two thousand icons. */
const mostShown = 60;

type ChooserProps = {
  id: string;
  label: string;
  options: { name: string; about?: string; picture: ReactNode }[];
  value?: unknown;
  choose: (name: string) => void;
};

/** Whatever is chosen by a picture of it, and found by its words. */
function Chooser({ id, label, options, value, choose }: ChooserProps) {
  const [words, setWords] = useState('');
  const found = options.filter(({ name, about = '' }) => matchesQuery(`${name} ${about}`, words));
  return (
    <>
      <TextField
        id={id}
        label="Search"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul aria-label={label} className="flex flex-wrap gap-3">
        {found.slice(0, mostShown).map(({ name, picture }) => (
          <li key={name} className="grid">
            <button
              type="button"
              className="overflow-hidden rounded-plate border border-edge text-start hover:border-link aria-pressed:border-ink aria-pressed:bg-sheet"
              title={name}
              aria-pressed={value === undefined ? undefined : name === value}
              onClick={() => choose(name)}
            >
              {picture}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type ExampleProps = { name: string; about?: string; width: number };

/** A band or a drawing as the site would show it: its page, made small. Nothing in it acts. */
const Example = ({ name, about, width }: ExampleProps) => (
  <span className="grid h-full content-start" style={{ width }}>
    <span
      className="block overflow-hidden border-rule border-b bg-paper"
      style={{ height: width * 0.55 }}
    >
      <iframe
        title={name}
        src={`/_examples/${exampleAddress(name)}`}
        loading="lazy"
        sandbox="allow-same-origin"
        inert
        aria-hidden="true"
        className="max-w-none origin-top-left scale-25"
        style={{ width: width * 4, height: width * 2.2 }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          const { theme } = document.documentElement.dataset;
          if (contentDocument && theme) contentDocument.documentElement.dataset.theme = theme;
        }}
      />
    </span>
    <span className="px-2.5 pt-1.5 font-semibold">{asWords(name)}</span>
    <span className="px-2.5 pb-1.5 text-soft text-xs">{about}</span>
  </span>
);

/** Every kind of band that the page may still have. */
export const BandChooser = ({ adds: { place, kinds } }: { adds: NonNullable<Form['adds']> }) => (
  <>
    <ProblemNote at={entryOf(place)} />
    <Chooser
      id="kinds"
      label="Kinds of bands"
      options={kinds.map(({ name, about }) => ({
        name,
        about,
        picture: <Example name={name} about={about} width={280} />,
      }))}
      choose={(band) => changeEntry(place, (index) => ({ do: 'add', index, band }))}
    />
  </>
);

/** As files name it: credit-card for CreditCard. */
const kebab = (name: string) => name.replace(/(?!^)[A-Z]|(?<=[a-zA-Z])\d/g, '-$&').toLowerCase();

/** Every icon, once somebody chooses one: together they are larger than the rest of the editor. */
function useIcons(isAsked: boolean) {
  const [options, setOptions] = useState<ChooserProps['options']>([]);
  useEffect(() => {
    if (!isAsked) return;
    void import('lucide/dist/esm/iconsAndAliases.mjs').then((icons) => {
      const all = Object.entries<IconNode>(icons).map(([name, drawing]) => ({
        name: kebab(name),
        picture: <LineIcon drawing={drawing} className="m-2 size-5" />,
      }));
      setOptions(all);
    });
  }, [isAsked]);
  return options;
}

const none = { name: '', picture: <span className="px-2.5">none</span> };

type Props = {
  id: string;
  field: Field;
  value: unknown;
  describedBy: string;
  choose: (name: string | undefined) => void;
};

/** Every drawing that the site has words for, or every line drawing. */
export function DrawingControl({ id, field, value, describedBy, choose }: Props) {
  const { choices = [], isOptional, kind } = field;
  const [isOpen, setOpen] = useState(false);
  const icons = useIcons(isOpen && kind === 'icon');
  const drawings = choices.map((name) => ({ name, picture: <Example name={name} width={160} /> }));
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-describedby={describedBy} className="cursor-pointer">
        {value ? asWords(String(value)) : 'none'}
      </summary>
      <div className="mt-2 grid max-h-96 gap-3 overflow-y-auto p-1">
        <Chooser
          id={id}
          label="Drawings"
          options={[...(isOptional ? [none] : []), ...(kind === 'icon' ? icons : drawings)]}
          value={value ?? ''}
          choose={(name) => choose(name || undefined)}
        />
      </div>
    </details>
  );
}
