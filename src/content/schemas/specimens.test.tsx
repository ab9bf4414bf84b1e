import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EsimCard } from '../../art/esim-card.tsx';
import { ApiLog } from '../../art/specimens/api-log.tsx';
import { BoardingPass } from '../../art/specimens/boarding-pass.tsx';
import { Charts } from '../../art/specimens/charts.tsx';
import { Checkout } from '../../art/specimens/checkout.tsx';
import { Dashboard } from '../../art/specimens/dashboard.tsx';
import { NetworkChart } from '../../art/specimens/network-chart.tsx';
import { Phone } from '../../art/specimens/phone.tsx';
import { ReinkedStorefront } from '../../art/specimens/reinked-storefront.tsx';
import { SeatLedger } from '../../art/specimens/seat-ledger.tsx';
import { Storefront } from '../../art/specimens/storefront.tsx';
import { Switchboard } from '../../art/specimens/switchboard.tsx';
import { type Specimens, specimensSchema } from './specimens.ts';

const words = specimensSchema.parse(
  parse(readFileSync(new URL('../specimens.yaml', import.meta.url), 'utf8')),
);
const brandName = 'Sample Travel';

/** Typed by the schema's own keys: a specimen without a drawing does not compile. */
const drawings: Record<keyof Specimens, ReactElement> = {
  esimCard: <EsimCard brandName={brandName} words={words.esimCard} id="card" />,
  storefront: <Storefront brandName={brandName} words={words.storefront} id="shop" />,
  dashboard: <Dashboard brandName={brandName} words={words.dashboard} id="panel" />,
  boardingPass: <BoardingPass brandName={brandName} words={words.boardingPass} id="pass" />,
  networkChart: <NetworkChart words={words.networkChart} id="chart" />,
  seatLedger: <SeatLedger words={words.seatLedger} />,
  apiLog: <ApiLog words={words.apiLog} />,
  reinkedStorefront: (
    <ReinkedStorefront words={words.reinkedStorefront} storefront={words.storefront} id="proof" />
  ),
  switchboard: <Switchboard words={words.switchboard} />,
  checkout: <Checkout brandName={brandName} words={words.checkout} id="pay" />,
  charts: <Charts words={words.charts} />,
  phone: <Phone brandName={brandName} words={words.phone} id="phone" />,
};

const plain = (markup: string) => markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe.each(Object.keys(drawings) as (keyof Specimens)[])('the %s specimen', (name) => {
  const markup = plain(renderToStaticMarkup(drawings[name]));

  it('is one figure with a name', () => {
    expect(markup).toContain(`<figure role="img" aria-label="${words[name].label}"`);
  });

  it('has no inline style and nothing to press or follow', () => {
    expect(markup).not.toMatch(/ style=|<a |<button|<input|tabindex/i);
  });
});

it('gives every drawing of a page its own ids', () => {
  const page = renderToStaticMarkup(
    <div>
      {Object.entries(drawings).map(([name, drawing]) => (
        <div key={name}>{drawing}</div>
      ))}
    </div>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

it('prints only identifiers that are plainly samples', () => {
  const text = JSON.stringify(words);
  for (const iccid of text.match(/\b89[\d ]{15,}/g) ?? []) {
    expect(iccid.replaceAll(' ', '')).toMatch(/^890{15,16}1$/);
  }
  for (const code of text.match(/LPA:[^"\\]+/g) ?? []) {
    expect(code).toBe('LPA:1$smdp.example.com$SAMPLE-0001');
  }
});

it('says “preview coming soon” on the phone and “placeholder” on the reports', () => {
  expect(words.phone.soon.toLowerCase()).toContain('preview coming soon');
  expect(words.charts.placeholder.toLowerCase()).toContain('placeholder');
});
