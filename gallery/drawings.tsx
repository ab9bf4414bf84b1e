import type { ReactElement } from 'react';
import { EsimCard } from '../src/art/esim-card.tsx';
import { ApiLog } from '../src/art/specimens/api-log.tsx';
import { BoardingPass } from '../src/art/specimens/boarding-pass.tsx';
import { Charts } from '../src/art/specimens/charts.tsx';
import { Checkout } from '../src/art/specimens/checkout.tsx';
import { Dashboard } from '../src/art/specimens/dashboard.tsx';
import { NetworkChart } from '../src/art/specimens/network-chart.tsx';
import { Phone } from '../src/art/specimens/phone.tsx';
import { ReinkedStorefront } from '../src/art/specimens/reinked-storefront.tsx';
import { SeatLedger } from '../src/art/specimens/seat-ledger.tsx';
import { Storefront } from '../src/art/specimens/storefront.tsx';
import { Switchboard } from '../src/art/specimens/switchboard.tsx';
import type { Specimens } from '../src/content/schemas/specimens.ts';

/** Every specimen by the key of its words: one without a drawing does not compile. */
export const drawingsOf = (
  words: Specimens,
  brandName: string,
): Record<keyof Specimens, ReactElement> => ({
  esimCard: <EsimCard brandName={brandName} words={words.esimCard} />,
  storefront: <Storefront brandName={brandName} words={words.storefront} />,
  dashboard: <Dashboard brandName={brandName} words={words.dashboard} id="panel" />,
  boardingPass: <BoardingPass brandName={brandName} words={words.boardingPass} />,
  networkChart: <NetworkChart words={words.networkChart} id="chart" />,
  seatLedger: <SeatLedger words={words.seatLedger} />,
  apiLog: <ApiLog words={words.apiLog} />,
  reinkedStorefront: (
    <ReinkedStorefront words={words.reinkedStorefront} storefront={words.storefront} />
  ),
  switchboard: <Switchboard words={words.switchboard} />,
  checkout: <Checkout brandName={brandName} words={words.checkout} />,
  charts: <Charts words={words.charts} />,
  phone: <Phone brandName={brandName} words={words.phone} offer={words.storefront} />,
});
