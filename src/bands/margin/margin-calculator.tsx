import { type InputEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import { useTimer } from '../../islands/use-timer.ts';
import { MarginAnswers } from './margin-answers.tsx';
import { MarginChart } from './margin-chart.tsx';
import type { MarginWords } from './margin-fields.ts';
import { MarginForm } from './margin-form.tsx';
import { resultsOf, summaryOf } from './results.ts';
import { rowsOf, saveCsv } from './save-csv.ts';
import { fieldNames, type MarginSetup, workshopOf } from './setup.ts';
import { useFigures } from './use-figures.ts';

/** After how long without a change the result is read out. */
const pauseMs = 1000;

type Props = {
  id: string;
  words: MarginWords;
  setup: MarginSetup;
  hasAddress: boolean;
};

/** Computes what a seller keeps, in the browser alone. Until it wakes, it shows the figures of the content. */
export function MarginCalculator({ id, words, setup, hasAddress }: Props) {
  const frame = useAwake<HTMLDivElement>();
  const workshop = useMemo(() => workshopOf(setup), [setup]);
  const { figures, wrong, read } = useFigures({
    frame,
    workshop,
    messages: words.messages,
    hasAddress,
  });
  const results = resultsOf(figures, words, setup, workshop);
  const [said, setSaid] = useState('');
  const [changes, setChanges] = useState(0);
  const [isCopied, setCopied] = useState(false);
  const [address, setAddress] = useState('');
  const shown = useRef<HTMLInputElement>(null);
  const faults = Object.values(wrong);

  useTimer(() => setSaid([...faults, summaryOf(results)].join(' ')), {
    ms: changes > 0 ? pauseMs : undefined,
    restart: changes,
  });

  const changed = () => {
    setChanges((count) => count + 1);
    setCopied(false);
    setAddress('');
  };
  const pick = (step: number) => {
    const ruler = frame.current?.querySelector<HTMLInputElement>('[name=ruler]');
    if (!frame.current || !ruler) return;
    ruler.value = String(step);
    read(frame.current, 'ruler');
    changed();
  };
  const change = ({ currentTarget, target }: InputEvent<HTMLDivElement>) => {
    const { name } = target as HTMLInputElement;
    if (!name) return;
    read(currentTarget, name);
    changed();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
      setSaid(words.actions.copied);
    } catch {
      setAddress(location.href);
      requestAnimationFrame(() => shown.current?.select());
    }
  };
  const save = () =>
    saveCsv(
      rowsOf(figures, results, words, setup, workshop),
      setup.format.locale,
      words.actions.file,
    );
  const printOne = () => {
    const { dataset } = document.documentElement;
    dataset.printing = id;
    addEventListener('afterprint', () => delete dataset.printing, { once: true });
    print();
  };

  const parts = { id, words, setup, workshop, figures };
  return (
    <div ref={frame} onInput={change} className="margin">
      <div className="margin-sheet page-grid gap-y-12">
        <div className="margin-inputs col-span-12 lg:col-span-5 xl:col-span-4">
          <MarginForm {...parts} messages={wrong} />
          <dl className="margin-given text-sm">
            {fieldNames.map((name) => (
              <div key={name} className="flex justify-between gap-4 border-rule border-b py-2">
                <dt className="text-soft">{words.figures[name].label}</dt>
                <dd className="font-mono tabular-nums">{workshop.shown(name, figures)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-rule border-b py-2">
              <dt className="text-soft">{setup.billing.label}</dt>
              <dd>{setup.billing[figures.billing]}</dd>
            </div>
            {words.addOns && figures.addOns.length > 0 && (
              <div className="flex justify-between gap-4 border-rule border-b py-2">
                <dt className="text-soft">{words.addOns.title}</dt>
                <dd>
                  {setup.addOns
                    .filter(({ id: key }) => figures.addOns.includes(key))
                    .map(({ name }) => name)
                    .join(', ')}
                </dd>
              </div>
            )}
          </dl>
        </div>
        <div className="margin-results col-span-12 lg:col-span-7 xl:col-start-6">
          <MarginAnswers words={words} results={results} workshop={workshop} />
        </div>
        <div className="col-span-12">
          <MarginChart {...parts} results={results} onPick={pick} />
        </div>
        <div className="col-span-12 border-ink border-t pt-6 lg:flex lg:items-start lg:justify-between lg:gap-12">
          <div className="max-w-text">
            <p className="font-semibold">{words.promise}</p>
            <p className="mt-1 text-sm text-soft">{words.method}</p>
          </div>
          <div className="margin-actions needs-script in-data-broken:hidden">
            {hasAddress && (
              <Button kind="quiet" size="small" onClick={copy}>
                {isCopied ? words.actions.copied : words.actions.copy}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={save}>
              {words.actions.csv}
            </Button>
            <Button kind="quiet" size="small" onClick={printOne}>
              {words.actions.print}
            </Button>
            {address && (
              <input
                ref={shown}
                readOnly
                value={address}
                aria-label={words.actions.address}
                className="field basis-full"
              />
            )}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
