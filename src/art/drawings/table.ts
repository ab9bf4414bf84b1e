import { z } from 'zod';
import { drawing as apiLog } from './api-log/schema.ts';
import { drawing as boardingPass } from './boarding-pass/schema.ts';
import { drawing as brandMap } from './brand-map/schema.ts';
import { drawing as charts } from './charts/schema.ts';
import { drawing as checkout } from './checkout/schema.ts';
import { drawing as codeAnatomy } from './code-anatomy/schema.ts';
import { drawing as dashboard } from './dashboard/schema.ts';
import { drawing as esimCard } from './esim-card/schema.ts';
import { drawing as groupSheet } from './group-sheet/schema.ts';
import { drawing as networkChart } from './network-chart/schema.ts';
import { drawing as orderFunnel } from './order-funnel/schema.ts';
import { drawing as orderPath } from './order-path/schema.ts';
import { drawing as payment } from './payment/schema.ts';
import { drawing as phone } from './phone/schema.ts';
import { drawing as reinkedStorefront } from './reinked-storefront/schema.ts';
import { drawing as roleMatrix } from './role-matrix/schema.ts';
import { drawing as seatLedger } from './seat-ledger/schema.ts';
import { drawing as secondSource } from './second-source/schema.ts';
import { drawing as shopHeads } from './shop-heads/schema.ts';
import { drawing as storefront } from './storefront/schema.ts';
import { drawing as switchboard } from './switchboard/schema.ts';
import { drawing as wiring } from './wiring/schema.ts';

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
