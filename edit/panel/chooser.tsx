import type { IconNode } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Field as TextField } from '../../src/components/field.tsx';
import { LineIcon } from '../../src/components/line-icon.tsx';
import { exampleAddress, type Field, type Form, type Icon } from '../api.ts';
import { asWords } from '../entry-name.ts';
import { changeEntry, entryOf } from './list-control.tsx';
import { ProblemNote } from './problem-note.tsx';
import { ask } from './store.ts';

type ChooserProps = {
  id: string;
  label: string;
  words: string;
  search: (words: string) => void;
  options: { name: string; picture: ReactNode }[];
  value?: unknown;
  choose: (name: string) => void;
};

/** Whatever is chosen by a picture of it, and found by its name. */
const Chooser = ({ id, label, words, search, options, value, choose }: ChooserProps) => (
  <>
    <TextField
      id={id}
      label="Search"
      type="search"
      value={words}
      onChange={({ target }) => search(target.value)}
    />
    <ul aria-label={label} className="flex flex-wrap gap-3">
      {options.map(({ name, picture }) => (
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

const holds = (text: string, words: string) =>
  text.toLowerCase().includes(words.trim().toLowerCase());

/** Every kind of band that the page may still have. */
export function BandChooser({ adds: { place, kinds } }: { adds: NonNullable<Form['adds']> }) {
  const [words, setWords] = useState('');
  const found = kinds.filter(({ name, about }) => holds(`${name} ${about}`, words));
  return (
    <>
      <ProblemNote at={entryOf(place)} />
      <Chooser
        id="kinds"
        label="Kinds of bands"
        words={words}
        search={setWords}
        options={found.map(({ name, about }) => ({
          name,
          picture: <Example name={name} about={about} width={280} />,
        }))}
        choose={(band) => changeEntry(place, (index) => ({ do: 'add', index, band }))}
      />
    </>
  );
}

type Props = {
  id: string;
  field: Field;
  value: unknown;
  describedBy: string;
  choose: (name: string | undefined) => void;
};

/** Every drawing that the site has words for, or the line drawings that fit what is searched for. */
export function DrawingControl({ id, field, value, describedBy, choose }: Props) {
  const [words, setWords] = useState('');
  const [icons, setIcons] = useState<Icon[]>([]);
  const { choices = [], isOptional, kind } = field;
  useEffect(() => {
    if (kind !== 'icon') return;
    let isStale = false;
    void ask('icons', { words }).then((found) => {
      if (!isStale) setIcons(found);
    });
    return () => {
      isStale = true;
    };
  }, [kind, words]);
  const drawings = choices
    .filter((name) => holds(name, words))
    .map((name) => ({ name, picture: <Example name={name} width={160} /> }));
  const lines = icons.map(({ name, node }) => ({
    name,
    picture: <LineIcon drawing={node as IconNode} className="m-2 size-5" />,
  }));
  const none = { name: '', picture: <span className="px-2.5">none</span> };
  return (
    <details>
      <summary aria-describedby={describedBy} className="cursor-pointer">
        {value ? asWords(String(value)) : 'none'}
      </summary>
      <div className="mt-2 grid max-h-96 gap-3 overflow-y-auto p-1">
        <Chooser
          id={id}
          label="Drawings"
          words={words}
          search={setWords}
          options={[...(isOptional ? [none] : []), ...drawings, ...lines]}
          value={value ?? ''}
          choose={(name) => choose(name || undefined)}
        />
      </div>
    </details>
  );
}
