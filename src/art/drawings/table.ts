import { z } from 'zod';
import { apiLogWords as apiLog } from './api-log/api-log-words.ts';
import { boardingPassWords as boardingPass } from './boarding-pass/boarding-pass-words.ts';
import { brandMapWords as brandMap } from './brand-map/brand-map-words.ts';
import { chartsWords as charts } from './charts/charts-words.ts';
import { checkoutWords as checkout } from './checkout/checkout-words.ts';
import { codeAnatomyWords as codeAnatomy } from './code-anatomy/code-anatomy-words.ts';
import { dashboardWords as dashboard } from './dashboard/dashboard-words.ts';
import { esimCardWords as esimCard } from './esim-card/esim-card-words.ts';
import { groupSheetWords as groupSheet } from './group-sheet/group-sheet-words.ts';
import { networkChartWords as networkChart } from './network-chart/network-chart-words.ts';
import { orderFunnelWords as orderFunnel } from './order-funnel/order-funnel-words.ts';
import { orderPathWords as orderPath } from './order-path/order-path-words.ts';
import { paymentWords as payment } from './payment/payment-words.ts';
import { phoneWords as phone } from './phone/phone-words.ts';
import { reinkedStorefrontWords as reinkedStorefront } from './reinked-storefront/reinked-storefront-words.ts';
import { roleMatrixWords as roleMatrix } from './role-matrix/role-matrix-words.ts';
import { seatLedgerWords as seatLedger } from './seat-ledger/seat-ledger-words.ts';
import { secondSourceWords as secondSource } from './second-source/second-source-words.ts';
import { shopHeadsWords as shopHeads } from './shop-heads/shop-heads-words.ts';
import { storefrontWords as storefront } from './storefront/storefront-words.ts';
import { switchboardWords as switchboard } from './switchboard/switchboard-words.ts';
import { wiringWords as wiring } from './wiring/wiring-words.ts';

/** Every drawing, by the name that content uses. Its component is in the folder of the same name. */
export const drawings = {
  esimCard,
  storefront,
  dashboard,
  boardingPass,
  networkChart,
  seatLedger,
  apiLog,
  reinkedStorefront,
  shopHeads,
  switchboard,
  secondSource,
  checkout,
  charts,
  phone,
  payment,
  groupSheet,
  orderPath,
  roleMatrix,
  brandMap,
  codeAnatomy,
  orderFunnel,
  wiring,
};

type Drawings = typeof drawings;

export type DrawingName = keyof Drawings;

export const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];

/** Some drawings have no words of their own and only show those of others. */
const hasWords = (name: DrawingName) => !(drawings[name].schema instanceof z.ZodUndefined);

type WithWords = {
  [Name in DrawingName as Drawings[Name]['schema'] extends z.ZodUndefined
    ? never
    : Name]: z.ZodOptional<Drawings[Name]['schema']>;
};

/** The schema of content/drawings.yaml. A drawing that no page shows needs no words. */
export const drawingsSchema = z.strictObject(
  Object.fromEntries(
    drawingNames.filter(hasWords).map((name) => [name, drawings[name].schema.optional()]),
  ) as WithWords,
);

/** The drawings whose words must be there before this one can be drawn. */
export const neededBy = (name: DrawingName): DrawingName[] => [
  ...(hasWords(name) ? [name] : []),
  ...(Object.keys(drawings[name].needs) as DrawingName[]),
];
