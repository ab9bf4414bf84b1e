import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import { useTimer } from '../../islands/use-timer.ts';
import { type State, startOf, writeFigures } from './figures.ts';
import { followForm } from './follow-form.ts';
import { MarginAnswers } from './margin-answers.tsx';
import { MarginChart } from './margin-chart.tsx';
import type { MarginWords } from './margin-words.ts';
import { resultsOf, summaryOf, writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

/** After how long without a change the result is read out. */
const pauseMs = 1000;

type Props = {
  id: string;
  words: MarginWords;
  setup: MarginSetup;
  hasAddress: boolean;
};

/** What the figures in the form come to, computed in the browser alone. */
export function MarginCalculator({ id, words, setup, hasAddress }: Props) {
  const [start] = useState(() => startOf(setup));
  const [state, setState] = useState(start);
  const [said, setSaid] = useState('');
  /** The state whose link was asked for, and whether it could be copied. */
  const [link, setLink] = useState<{ of: State; isCopied: boolean }>();
  const { figures, messages } = state;
  const { actions, withoutScript: sample } = words;
  const writer = writerOf(setup);
  const results = resultsOf(figures, words, setup);
  const isCopied = link?.of === state && link.isCopied;

  // Before the island is awake, so that a press that waited for it finds the figures of the form.
  useLayoutEffect(() => {
    const form = document.getElementById(`${id}-form`) as HTMLFormElement;
    return followForm(form, { setup, hasAddress, onChange: setState });
  }, [id, setup, hasAddress]);
  const frame = useRef<HTMLDivElement>(null);
  useAwake(frame);

  useTimer(() => setSaid([...Object.values(messages), summaryOf(results)].join(' ')), {
    ms: state === start ? undefined : pauseMs,
    restart: state,
  });

  const address = () => `${location.href.split('#')[0]}#${writeFigures(figures, setup)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setLink({ of: state, isCopied: true });
      setSaid(actions.copied);
    } catch {
      setLink({ of: state, isCopied: false });
    }
  };

  const given = [
    ...setup.fields.map(({ name, kind, label }) => [label, writer[kind](figures[name])]),
    [setup.billing.label, setup.billing[figures.billing]],
    ...setup.addOns
      .filter(({ id: key }) => figures.addOns.includes(key))
      .map(({ name }) => [words.addOns?.title, name]),
  ];
  return (
    <>
      <div
        ref={frame}
        className="without-script row-start-[fields] col-span-full text-sm lg:col-span-5 xl:col-span-4 print:block"
      >
        <h3 className="without-script mb-3 text-lg">{sample.title}</h3>
        <dl>
          {given.map(([name, value], index) => (
            <div
              key={`${name} ${value}`}
              className="flex justify-between gap-4 border-rule border-b py-2"
            >
              <dt className="text-soft">{name}</dt>
              <dd className={index < setup.fields.length ? 'font-mono tabular-nums' : ''}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <MarginAnswers words={words.around} results={results} />
      <MarginChart id={id} words={words} setup={setup} sold={figures.sold} results={results} />
      <div className="row-start-[end] col-span-full border-ink border-t pt-6 lg:flex lg:items-start lg:justify-between lg:gap-12">
        <div className="max-w-text">
          <p className="font-semibold">
            <span className="needs-script in-data-broken:hidden">{words.promise}</span>
            <span className="without-script in-data-broken:inline">{sample.promise}</span>
          </p>
          <p className="mt-1 text-sm text-soft">{words.method}</p>
        </div>
        {hasAddress && (
          <div className="needs-script flex flex-wrap gap-3 max-lg:mt-6 lg:max-w-136 lg:flex-none lg:justify-end in-data-broken:hidden print:hidden">
            <Button kind="quiet" size="small" onClick={copy}>
              {isCopied ? actions.copied : actions.copy}
            </Button>
            {link?.of === state && !link.isCopied && (
              <input
                readOnly
                // biome-ignore lint/a11y/noAutofocus: in place of the copy that the visitor asked for
                autoFocus
                onFocus={({ target }) => target.select()}
                value={address()}
                aria-label={actions.address}
                className="field basis-full"
              />
            )}
          </div>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </>
  );
}
