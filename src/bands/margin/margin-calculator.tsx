import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTimer } from '../../islands/use-timer.ts';
import { writeFigures } from './figures.ts';
import { MarginAnswers } from './margin-answers.tsx';
import { MarginChart } from './margin-chart.tsx';
import type { MarginWords } from './margin-words.ts';
import { resultsOf, summaryOf, writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';
import { useFigures } from './use-figures.ts';

/** After how long without a change the result is read out. */
const pauseMs = 1000;

type Props = {
  id: string;
  words: MarginWords;
  setup: MarginSetup;
  hasAddress: boolean;
};

/** The figures, for where no fields are: without scripts, and on paper. */
function GivenFigures({ title, given }: { title: string; given: [string, string, string?][] }) {
  return (
    <div className="without-script row-start-[fields] col-span-full text-sm lg:col-span-5 xl:col-span-4 print:block">
      <h3 className="without-script mb-3 text-lg">{title}</h3>
      <dl>
        {given.map(([name, value, look]) => (
          <div
            key={`${name} ${value}`}
            className="flex justify-between gap-4 border-rule border-b py-2"
          >
            <dt className="text-soft">{name}</dt>
            <dd className={look}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type LinkProps = { words: MarginWords['actions']; hash: string; onCopied: () => void };

/** Copies a link to the figures. If the browser refuses, a dialog shows the link, selected. */
function CopyLink({ words, hash, onCopied }: LinkProps) {
  /** The figures whose link was copied last. */
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    const link = `${location.href.split('#')[0]}#${hash}`;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(hash);
      onCopied();
    } catch {
      prompt(words.copy, link);
    }
  };
  return (
    <div className="needs-script max-lg:mt-6 in-data-broken:hidden print:hidden">
      <Button kind="quiet" size="small" onClick={copy}>
        {copied === hash ? words.copied : words.copy}
      </Button>
    </div>
  );
}

/** What the figures in the form come to, computed in the browser alone. */
export function MarginCalculator({ id, words, setup, hasAddress }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const state = useFigures(frame, setup, hasAddress);
  const [start] = useState(state);
  const [said, setSaid] = useState('');
  const { figures, messages } = state;
  const { actions, withoutScript: sample } = words;
  const writer = writerOf(setup);
  const results = resultsOf(figures, words, setup);

  useTimer(() => setSaid([...Object.values(messages), summaryOf(results)].join(' ')), {
    ms: state === start ? undefined : pauseMs,
    restart: state,
  });

  const number = 'font-mono tabular-nums';
  const chosen = setup.addOns.filter((addOn) => figures.addOns.includes(addOn.id));
  const given: [string, string, string?][] = [
    ...setup.fields.map(({ name, kind, label }): [string, string, string] => [
      label,
      writer[kind](figures[name]),
      number,
    ]),
    [setup.billing.label, setup.billing[figures.billing]],
    ...chosen.map(({ name }): [string, string] => [words.addOns?.title ?? '', name]),
  ];
  return (
    <>
      <GivenFigures title={sample.title} given={given} />
      <MarginAnswers words={words.around} results={results} />
      <MarginChart id={id} words={words} setup={setup} sold={figures.sold} results={results} />
      <div
        ref={frame}
        className="row-start-[end] col-span-full border-ink border-t pt-6 lg:flex lg:items-start lg:justify-between lg:gap-12"
      >
        <div className="max-w-text">
          <p className="font-semibold">
            <span className="needs-script in-data-broken:hidden">{words.promise}</span>
            <span className="without-script in-data-broken:inline">{sample.promise}</span>
          </p>
          <p className="mt-1 text-sm text-soft">{words.method}</p>
        </div>
        {hasAddress && (
          <CopyLink
            words={actions}
            hash={writeFigures(figures, setup)}
            onCopied={() => setSaid(actions.copied)}
          />
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </>
  );
}
