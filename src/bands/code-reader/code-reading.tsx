import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePageForm } from '../../islands/use-page-form.ts';
import { useTimer } from '../../islands/use-timer.ts';
import { fill } from '../../lib/text.ts';
import type { DrawingWords } from '../../schema/drawings.ts';
import type { CodeReaderWords } from './code-reader-words.ts';
import { type CodeField, type Reading, readCode } from './read-code.ts';
import { type PictureAnswer, readPicture } from './read-picture.ts';
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

type OwnProps = { given: string[]; reading: Reading; label: string } & Pick<Props, 'anatomy'>;

/** The parts of the visitor's code side by side, without those that it lacks. The verdict explains them. */
function OwnCode({ given, reading, label, anatomy }: OwnProps) {
  const wrong = reading.isSound ? [] : reading.faults.map(({ field }) => field);
  const names: [Anatomy['prefix'], ...CodeField[]][] = [
    [anatomy.prefix],
    [anatomy.format, 'format'],
    [anatomy.server, 'address'],
    [anatomy.matching, 'matchingId'],
    [anatomy.optional, 'oid', 'flag'],
  ];
  return (
    <figure aria-label={label} dir="ltr">
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        {names.map(([{ name }, ...fields], at) => {
          const isWrong = fields.some((field) => wrong.includes(field));
          return (
            given[at] && (
              <div key={name} className={`min-w-0 ${isWrong ? 'text-alert' : 'text-print'}`}>
                <dt className="wrap-anywhere font-mono text-xl">{given[at]}</dt>
                <dd className="text-sm">{name}</dd>
              </div>
            )
          );
        })}
      </dl>
    </figure>
  );
}

/** The browser itself drops dragged text into the field. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');

/** Why no code was read from a picture. */
function pictureFault(answer: PictureAnswer, words: CodeReaderWords['pictures']): string {
  if ('fault' in answer) return words[answer.fault];
  const count = answer.texts.length;
  if (count === 0) return words.none;
  return fill(words.several, { count: count.toLocaleString(document.documentElement.lang) });
}

/** The code in the field, and what is said of a picture that is read into it. */
function useCode(island: RefObject<HTMLElement | null>, words: CodeReaderWords) {
  const [typed, setTyped] = useState('');
  const [pictureSays, setPictureSays] = useState('');
  const [isOver, setOver] = useState(false);
  /** The number of the latest picture, which alone may answer. Typing and “Clear” cancel it. */
  const latest = useRef(0);

  const follow = (text: string, says = '') => {
    const code = text.trim();
    form.field('code').ariaInvalid = code !== '' && !readCode(code).isSound ? 'true' : null;
    setTyped(code);
    setPictureSays(says);
  };
  const show = (text: string, says?: string) => {
    form.field('code').value = text;
    follow(text, says);
  };
  const take = async (file: Blob | undefined) => {
    if (!file) return;
    latest.current += 1;
    const own = latest.current;
    show('', words.verdict.reading);
    const answer = await readPicture(file);
    if (own !== latest.current) return;
    if ('texts' in answer && answer.texts.length === 1) show(answer.texts[0] ?? '');
    else show('', pictureFault(answer, words.pictures));
  };
  const form = usePageForm(island, {
    onInput() {
      const file = chosen();
      if (file) return void take(file);
      latest.current += 1;
      follow(form.field('code').value);
    },
    onReset() {
      latest.current += 1;
      follow('');
      form.field('code').focus();
    },
    onPaste(event) {
      const file = event.clipboardData?.files[0];
      if (file) event.preventDefault();
      void take(file);
    },
    onDragOver(event) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }) {
      setOver((currentTarget as Node).contains(relatedTarget as Node | null));
    },
    onDrop(event) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0]);
    },
  });

  /** The chosen picture. Its field is emptied, so that it can be chosen again. */
  const chosen = () => {
    const field = form.fields().find(({ files }) => files?.length);
    const file = field?.files?.[0];
    if (field) field.value = '';
    return file;
  };

  // What was typed, or chosen, before this code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the page once
  useLayoutEffect(() => {
    follow(form.field('code').value);
    void take(chosen());
  }, []);
  return { typed, pictureSays, isOver };
}

/**
 * Takes an activation code apart, in the browser alone. A code is a secret: it is nowhere but in the
 * field, in this state and on the screen. The field and its buttons are HTML of the page.
 */
export function CodeReading({ words, anatomy, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { typed, pictureSays, isOver } = useCode(frame, words);
  const [said, setSaid] = useState('');
  const reading = typed === '' ? undefined : readCode(typed);
  const { input, verdict } = words;

  const verdictSays = () => {
    if (pictureSays) return pictureSays;
    if (!reading) return '';
    if (reading.isSound) return verdict.sound;
    return [verdict.wrong, ...reading.faults.map((fault) => faultWords(fault, words))].join(' ');
  };
  useTimer(() => setSaid(verdictSays()), { ms: pauseMs, restart: typed + pictureSays });

  return (
    <div ref={frame} data-over={isOver || undefined} data-picture={pictureSays ? '' : undefined}>
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
