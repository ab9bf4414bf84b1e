import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeParts } from '../../art/drawings/code-parts.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import { useTimer } from '../../islands/use-timer.ts';
import { fill } from '../../lib/text.ts';
import type { DrawingWords } from '../../schema/drawings.ts';
import type { CodeReaderWords } from './code-reader-words.ts';
import { type CodeField, type Reading, readCode } from './read-code.ts';
import { readPicture } from './read-picture.ts';
import { TravelerNeeds } from './traveler-needs.tsx';
import { faultWords, Verdict } from './verdict.tsx';

/** After how long without a change the verdict is read out. */
const pauseMs = 800;

export type Anatomy = DrawingWords<'codeAnatomy'>;

type Props = {
  words: CodeReaderWords;
  anatomy: Anatomy;
  /** The sample taken apart, drawn at build. */
  children?: ReactNode;
};

/** By how many characters fit on one line of a wide screen, with room for the last note. */
const sizeOf = (length: number) => {
  if (length <= 40) return 'large';
  if (length <= 52) return 'medium';
  return length <= 64 ? 'small' : 'stacked';
};

type OwnProps = { given: string[]; reading: Reading; label: string } & Pick<Props, 'anatomy'>;

/** The visitor's code, to the letter: what was not given has no place in the drawing. */
function OwnCode({ given, reading, label, anatomy }: OwnProps) {
  const wrong = reading.isSound ? [] : reading.faults.map(({ field }) => field);
  const notes: [Anatomy['prefix'], ...CodeField[]][] = [
    [anatomy.prefix],
    [anatomy.format, 'format'],
    [anatomy.server, 'address'],
    [anatomy.matching, 'matchingId'],
    [anatomy.optional, 'oid', 'flag'],
  ];
  const parts = notes.map(([{ name, text }, ...fields], at) => ({
    print: given[at] ?? '',
    name,
    text,
    look: fields.some((field) => wrong.includes(field)) ? ('wrong' as const) : ('found' as const),
  }));
  return (
    <CodeParts
      label={label}
      size={sizeOf(given.join('').length)}
      parts={parts.filter(({ print }) => print !== '')}
    />
  );
}

/**
 * Takes an activation code apart, in the browser alone. A code is a secret: it is nowhere but in the
 * field, in this state and on the screen. The field and its buttons are HTML of the page.
 */
export function CodeReading({ words, anatomy, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useAwake(frame);
  const [typed, setTyped] = useState('');
  const [pictureSays, setPictureSays] = useState('');
  const [said, setSaid] = useState('');
  const reading = typed === '' ? undefined : readCode(typed);
  const { input, verdict, pictures } = words;

  const verdictSays = () => {
    if (pictureSays) return pictureSays;
    if (!reading) return '';
    if (reading.isSound) return verdict.sound;
    return [verdict.wrong, ...reading.faults.map((fault) => faultWords(fault, words))].join(' ');
  };
  useTimer(() => setSaid(verdictSays()), { ms: pauseMs, restart: typed + pictureSays });

  useEffect(() => {
    const reader = frame.current?.closest<HTMLElement>('.code-reader');
    const field = reader?.querySelector('textarea');
    const clear = reader?.querySelector<HTMLButtonElement>('button[hidden]');
    if (!reader || !field || !clear) return;
    const follow = (says = '') => {
      const text = field.value.trim();
      if (text === '' || readCode(text).isSound) field.removeAttribute('aria-invalid');
      else field.setAttribute('aria-invalid', 'true');
      clear.hidden = !field.value && !says;
      setTyped(text);
      setPictureSays(says);
    };
    const show = (text: string, says?: string) => {
      field.value = text;
      follow(says);
    };
    // Each picture has a number, and only the latest may answer. Typing and “Clear” cancel it.
    let latest = 0;
    const take = async (file: Blob | null | undefined) => {
      if (!file) return;
      latest += 1;
      const own = latest;
      show('', verdict.reading);
      const answer = await readPicture(file);
      if (own !== latest) return;
      if ('fault' in answer) return show('', pictures[answer.fault]);
      const [text, ...others] = answer.texts;
      if (text === undefined) return show('', pictures.none);
      if (others.length === 0) return show(text);
      const count = answer.texts.length.toLocaleString(document.documentElement.lang);
      show('', fill(pictures.several, { count }));
    };
    const chosen = [...reader.querySelectorAll<HTMLInputElement>('[type=file]')];
    const takeChosen = () => {
      for (const input of chosen) {
        void take(input.files?.[0]);
        input.value = '';
      }
    };
    const type = () => {
      latest += 1;
      follow();
    };
    const clearAll = () => {
      latest += 1;
      show('');
      field.focus();
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file) event.preventDefault();
      void take(file);
    };
    // The browser itself drops dragged text into the field.
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
    const dragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      reader.toggleAttribute('data-over', true);
    };
    const dragLeave = ({ relatedTarget }: DragEvent) =>
      reader.toggleAttribute('data-over', reader.contains(relatedTarget as Node | null));
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      reader.removeAttribute('data-over');
      void take(event.dataTransfer?.files[0]);
    };

    // What was typed, or chosen, before the island woke.
    follow();
    takeChosen();
    const leaving = new AbortController();
    const { signal } = leaving;
    field.addEventListener('input', type, { signal });
    clear.addEventListener('click', clearAll, { signal });
    reader.addEventListener('change', takeChosen, { signal });
    reader.addEventListener('paste', paste, { signal });
    reader.addEventListener('dragover', dragOver, { signal });
    reader.addEventListener('dragleave', dragLeave, { signal });
    reader.addEventListener('drop', drop, { signal });
    return () => leaving.abort();
  }, [verdict, pictures]);

  return (
    <div ref={frame}>
      {pictureSays && <p className="mb-12 border-ink border-t pt-6 text-lg">{pictureSays}</p>}
      {reading && <Verdict reading={reading} words={words} />}
      <p className="mb-6 font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
        {reading?.given ? input.yours : input.sample}
      </p>
      {reading?.given ? (
        <OwnCode given={reading.given} reading={reading} label={input.yours} anatomy={anatomy} />
      ) : (
        <div className={reading ? 'opacity-40' : ''}>{children}</div>
      )}
      {reading?.isSound && <TravelerNeeds reading={reading} words={words.needs} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
