import type { ReactElement } from 'react';
import { EsimCard } from '../src/art/esim-card.tsx';
import { ApiLog } from '../src/art/specimens/api-log.tsx';
import { BoardingPass } from '../src/art/specimens/boarding-pass.tsx';
import { BrandMap } from '../src/art/specimens/brand-map.tsx';
import { Charts } from '../src/art/specimens/charts.tsx';
import { Checkout } from '../src/art/specimens/checkout.tsx';
import { CodeAnatomy } from '../src/art/specimens/code-anatomy.tsx';
import { Dashboard } from '../src/art/specimens/dashboard.tsx';
import { GroupSheet } from '../src/art/specimens/group-sheet.tsx';
import { NetworkChart } from '../src/art/specimens/network-chart.tsx';
import { OrderFunnel } from '../src/art/specimens/order-funnel.tsx';
import { OrderPath } from '../src/art/specimens/order-path.tsx';
import { Payment } from '../src/art/specimens/payment.tsx';
import { Phone } from '../src/art/specimens/phone.tsx';
import { ReinkedStorefront } from '../src/art/specimens/reinked-storefront.tsx';
import { RoleMatrix } from '../src/art/specimens/role-matrix.tsx';
import { SeatLedger } from '../src/art/specimens/seat-ledger.tsx';
import { Storefront } from '../src/art/specimens/storefront.tsx';
import { Switchboard } from '../src/art/specimens/switchboard.tsx';
import type { Specimens } from '../src/content/schemas/specimens.ts';
import type { MoneyFormat } from '../src/lib/money.ts';
import { paymentOf } from '../src/lib/payment-of.ts';
import { standardCut } from '../src/lib/plate-cut.ts';

/** Every specimen by the key of its words: one without a drawing does not compile. */
export const drawingsOf = (
  words: Specimens,
  brandName: string,
  moneyFormat: MoneyFormat,
): Record<keyof Specimens, ReactElement> => ({
  esimCard: <EsimCard brandName={brandName} words={words.esimCard} />,
  storefront: <Storefront brandName={brandName} words={words.storefront} />,
  dashboard: <Dashboard brandName={brandName} words={words.dashboard} id="panel" />,
  boardingPass: <BoardingPass brandName={brandName} words={words.boardingPass} />,
  networkChart: <NetworkChart words={words.networkChart} id="chart" cut={standardCut} />,
  seatLedger: <SeatLedger words={words.seatLedger} />,
  apiLog: <ApiLog words={words.apiLog} />,
  reinkedStorefront: (
    <ReinkedStorefront words={words.reinkedStorefront} storefront={words.storefront} />
  ),
  switchboard: <Switchboard words={words.switchboard} />,
  checkout: <Checkout brandName={brandName} words={words.checkout} />,
  charts: <Charts words={words.charts} locale={moneyFormat.locale} />,
  phone: <Phone brandName={brandName} words={words.phone} offer={words.storefront} />,
  payment: <Payment words={words.payment} {...paymentOf(words, moneyFormat)} />,
  groupSheet: <GroupSheet words={words.groupSheet} />,
  orderPath: <OrderPath words={words.orderPath} />,
  roleMatrix: <RoleMatrix words={words.roleMatrix} id="roles" />,
  brandMap: <BrandMap words={words.brandMap} />,
  codeAnatomy: (
    <CodeAnatomy words={words.codeAnatomy} activationCode={words.esimCard.activationCode} />
  ),
  orderFunnel: (
    <OrderFunnel
      words={words.orderFunnel}
      moments={words.charts.funnel.rows}
      locale={moneyFormat.locale}
    />
  ),
});
