import { z } from 'zod';
import { apiLog, boardingPass, networkChart, seatLedger } from './specimens-audiences.ts';
import {
  brandMap,
  codeAnatomy,
  groupSheet,
  orderFunnel,
  orderPath,
  roleMatrix,
} from './specimens-moments.ts';
import { charts, dashboard, switchboard } from './specimens-panel.ts';
import {
  checkout,
  esimCard,
  payment,
  phone,
  reinkedStorefront,
  storefront,
} from './specimens-shop.ts';

const drawings = z.strictObject({
  esimCard: esimCard.describe('The eSIM card in the hero'),
  storefront: storefront.describe('The traveler’s shop'),
  dashboard: dashboard.describe('The admin panel on the landing page'),
  boardingPass: boardingPass.describe('The boarding pass on the page for travel agencies'),
  networkChart: networkChart.describe('The chart on the page for mobile operators'),
  seatLedger: seatLedger.describe('The ledger on the page for enterprises'),
  apiLog: apiLog.describe('The log on the page for startups'),
  reinkedStorefront: reinkedStorefront.describe('The proof sheets on the white-label page'),
  switchboard: switchboard.describe('The switchboard on the provider integration page'),
  checkout: checkout.describe('The checkout on the payment processing page'),
  charts: charts.describe('The placeholder on the analytics page'),
  phone: phone.describe('The placeholder on the mobile app page'),
  payment: payment.describe('One payment and its parts, on the payment processing page'),
  groupSheet: groupSheet.describe('The group sheet on the page for travel agencies'),
  orderPath: orderPath.describe('The order’s path on the page for mobile operators'),
  roleMatrix: roleMatrix.describe('Roles and rights on the page for enterprises'),
  brandMap: brandMap.describe('Whose name stands where, on the white-label page'),
  codeAnatomy: codeAnatomy.describe('The activation code on the provider integration page'),
  orderFunnel: orderFunnel.describe('The stream of orders on the analytics page'),
});

/** A drawing that no page shows needs no words; one that is shown and has none, the reader reports. */
export const specimensSchema = drawings.partial();

export type Specimens = z.infer<typeof drawings>;
