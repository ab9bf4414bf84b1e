import type { IconNode } from 'lucide';
import { useEffect, useState } from 'react';
import { Field as TextField } from '../../src/components/field.tsx';
import { exampleAddress, type Field, type Form, type Icon } from '../api.ts';
import { ToolButton } from './buttons.tsx';
import { changeEntry, entryOf } from './list-control.tsx';
import { ProblemNote } from './problem-note.tsx';
import { ask } from './store.ts';

type ExamplesProps = {
  label: string;
  kinds: { name: string; about?: string }[];
  value?: string;
  /** How wide the page is that an example stands on, and the picture of it. */
  page: number;
  width: number;
  className: string;
  choose: (name: string) => void;
};

/** Bands or drawings as the site would show them: each its page, made small. Nothing in it acts. */
function Examples({ label, kinds, value, page, width, className, choose }: ExamplesProps) {
  return (
    <ul aria-label={label} className={`grid ${className}`}>
      {kinds.map(({ name, about }) => (
        <li key={name} className="grid">
          <button
            type="button"
            className="grid content-start overflow-hidden rounded-plate border border-edge text-start hover:border-link aria-pressed:border-ink aria-pressed:bg-sheet"
            aria-pressed={value === undefined ? undefined : name === value}
            onClick={() => choose(name)}
          >
            {name && (
              <span
                className="block overflow-hidden border-rule border-b bg-paper"
                style={{ width, height: width * 0.55 }}
              >
                <iframe
                  title={name}
                  src={`/_example/${exampleAddress(name)}`}
                  loading="lazy"
                  sandbox="allow-same-origin"
                  inert
                  aria-hidden="true"
                  className="max-w-none origin-top-left"
                  style={{ width: page, height: page * 0.55, scale: width / page }}
                  onLoad={({ currentTarget: { contentDocument } }) => {
                    const { theme } = document.documentElement.dataset;
                    if (contentDocument && theme)
                      contentDocument.documentElement.dataset.theme = theme;
                  }}
                />
              </span>
            )}
            {about ? (
              <span className="grid gap-1 p-3" style={{ width }}>
                <span className="font-semibold">{name}</span>
                <span className="text-soft text-xs">{about}</span>
              </span>
            ) : (
              <span className="px-2 py-1 text-xs">{name || 'none'}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every kind of band that the page may still have. */
export function BandChooser({ adds: { place, kinds } }: { adds: NonNullable<Form['adds']> }) {
  const [words, setWords] = useState('');
  const found = kinds.filter(({ name, about }) =>
    `${name} ${about}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <ProblemNote at={entryOf(place)} />
      <TextField
        id="kinds"
        label="Search"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Examples
        label="Kinds of bands"
        kinds={found}
        page={1120}
        width={280}
        className="grid-cols-[repeat(3,max-content)] gap-4"
        choose={(band) => changeEntry(place, { do: 'add', index: place.index, band })}
      />
    </>
  );
}

type Props = {
  id: string;
  describedBy: string;
  value: string;
  choose: (name: string | undefined) => void;
};

/** Every drawing that the site has words for. */
export function DrawingControl({ field, ...props }: Props & { field: Field }) {
  const { choices = [], isOptional } = field;
  const names = isOptional ? ['', ...choices] : choices;
  return (
    <details>
      <summary id={props.id} aria-describedby={props.describedBy} className="cursor-pointer">
        {props.value || 'none'}
      </summary>
      <Examples
        {...props}
        label="Drawings"
        kinds={names.map((name) => ({ name }))}
        page={640}
        width={218}
        className="mt-2 grid-cols-2 gap-2"
        choose={(name) => props.choose(name || undefined)}
      />
    </details>
  );
}

/** The line drawings that fit what is searched for. */
export function IconControl({ id, describedBy, value, choose }: Props) {
  const [words, setWords] = useState('');
  const [icons, setIcons] = useState<Icon[]>([]);
  useEffect(() => {
    let isStale = false;
    void ask('icons', { words }).then((found) => {
      if (!isStale) setIcons(found);
    });
    return () => {
      isStale = true;
    };
  }, [words]);
  return (
    <details>
      <summary className="cursor-pointer">{value || 'none'}</summary>
      <input
        id={id}
        type="search"
        className="field"
        aria-describedby={describedBy}
        placeholder="Search, such as “card”"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="flex max-h-44 flex-wrap overflow-y-auto" aria-label="Drawings">
        {icons.map(({ name, node }) => (
          <li key={name}>
            <ToolButton
              drawing={node as IconNode}
              label={name}
              aria-pressed={name === value}
              onClick={() => choose(name)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
