import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useAwake } from '../../islands/use-awake.ts';
import { useTimer } from '../../islands/use-timer.ts';
import { fill } from '../../lib/text.ts';
import type { CodeReaderWords } from './code-reader-fields.ts';
import { type AnatomyWords, isTakenApart, LiveCode } from './live-code.tsx';
import { readCode } from './read-code.ts';
import { readPicture } from './read-picture.ts';
import { TravelerNeeds } from './traveler-needs.tsx';
import { faultWords, Verdict } from './verdict.tsx';

/** After how long without a change the verdict is read out. */
const pauseMs = 800;

const pictures = 'image/*';

type Props = {
  id: string;
  words: CodeReaderWords;
  anatomy: AnatomyWords;
  /** The sample in the drawing, and the word that marks it. */
  sample: string;
};

/**
 * Takes an activation code apart, in the browser alone. A code is a secret: it is nowhere but in this
 * state and on the screen.
 */
export function CodeReader({ id, words, anatomy, sample }: Props) {
  const frame = useAwake<HTMLDivElement>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [pictureSays, setPictureSays] = useState('');
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const reading = typed.trim() === '' ? undefined : readCode(typed);
  const { input, verdict, pictures: answers } = words;

  const verdictSays = () => {
    if (pictureSays) return pictureSays;
    if (!reading) return '';
    if (reading.isSound) return verdict.sound;
    return [verdict.wrong, ...reading.faults.map((fault) => faultWords(fault, words))].join(' ');
  };
  useTimer(() => setSaid(verdictSays()), { ms: pauseMs, restart: typed + pictureSays });

  const show = (text: string) => {
    if (field.current) field.current.value = text;
    setTyped(text);
  };
  const take = async (file: Blob | null | undefined) => {
    if (!file) return;
    show('');
    setPictureSays(verdict.reading);
    const answer = await readPicture(file);
    if ('fault' in answer) return setPictureSays(answers[answer.fault]);
    const { texts } = answer;
    const [text] = texts;
    if (text === undefined) return setPictureSays(answers.none);
    if (texts.length > 1) {
      const count = texts.length.toLocaleString(document.documentElement.lang);
      return setPictureSays(fill(answers.several, { count }));
    }
    setPictureSays('');
    show(text);
  };

  // What was pasted, or chosen, before the island woke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setTyped(field.current?.value ?? '');
    for (const { files } of frame.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
      void take(files?.[0]);
  }, [frame]);

  const fileButton = (label: string, isCamera: boolean) => (
    <label className={isCamera ? 'file-button file-camera' : 'file-button'}>
      <input
        type="file"
        accept={pictures}
        capture={isCamera ? 'environment' : undefined}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {label}
    </label>
  );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping doubles what the file button does
    <div
      ref={frame}
      className="code-reader"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget } = event;
        if (!event.currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      onPaste={paste}
    >
      <div className="needs-script in-data-broken:hidden mb-14 grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <label htmlFor={`${id}-code`} className="mb-2 block font-semibold">
            {input.label}
          </label>
          <textarea
            ref={field}
            id={`${id}-code`}
            rows={2}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={sample}
            aria-describedby={`${id}-secret`}
            aria-invalid={reading && !reading.isSound ? true : undefined}
            onInput={({ currentTarget }) => {
              setPictureSays('');
              setTyped(currentTarget.value);
            }}
            className="field font-mono wrap-anywhere"
          />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {fileButton(input.picture, false)}
            {fileButton(input.camera, true)}
            {(typed || pictureSays) && (
              <button
                type="button"
                className="link-line"
                onClick={() => {
                  setPictureSays('');
                  show('');
                  field.current?.focus();
                }}
              >
                {input.clear}
              </button>
            )}
          </div>
        </div>
        <div className="text-sm text-soft">
          <p id={`${id}-secret`}>{input.secret}</p>
          <p className="file-drop mt-3">{input.drop}</p>
        </div>
      </div>
      <p className="mb-6 font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
        {isTakenApart(reading) ? input.yours : input.sample}
      </p>
      <LiveCode anatomy={anatomy} sample={sample} typed={typed} reading={reading} words={words} />
      {(pictureSays || reading) && (
        <div className="mt-12 border-ink border-t pt-6">
          {pictureSays ? (
            <p className="text-lg">{pictureSays}</p>
          ) : (
            reading && <Verdict reading={reading} words={words} />
          )}
          {reading?.isSound && <TravelerNeeds reading={reading} words={words.needs} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
