import { isDrawn } from '../lib/is-drawn.ts';
import type { Content } from './parse-content.ts';
import type { Specimens } from './schemas/specimens.ts';

type Name = keyof Specimens;
type Use = [part: object | undefined, ...drawings: Name[]];

const usesOf = (pages: Partial<Content>): Use[] => [
  [pages.landing?.hero, 'esimCard', 'storefront'],
  [pages.landing?.features, 'reinkedStorefront', 'switchboard'],
  [pages.landing?.setup, 'charts', 'esimCard', 'payment'],
  [pages.landing?.setup?.dashboard, 'dashboard'],
  [pages.about?.story, 'reinkedStorefront', 'switchboard'],
  [pages.travelAgencies, 'boardingPass'],
  [pages.travelAgencies?.moment, 'groupSheet'],
  [pages.mobileOperators, 'networkChart'],
  [pages.mobileOperators?.moment, 'orderPath'],
  [pages.enterprises, 'seatLedger'],
  [pages.enterprises?.moment, 'roleMatrix'],
  [pages.startups, 'apiLog'],
  [pages.whiteLabel, 'reinkedStorefront', 'storefront'],
  [pages.whiteLabel?.moment, 'brandMap'],
  [pages.providerIntegration, 'switchboard'],
  [pages.providerIntegration?.moment, 'codeAnatomy', 'esimCard'],
  [pages.paymentProcessing, 'checkout'],
  [pages.paymentProcessing?.moment, 'payment', 'charts'],
  [pages.analytics, 'charts'],
  [pages.analytics?.moment, 'orderFunnel', 'charts'],
  [pages.mobileApp, 'phone', 'storefront'],
];

/** The drawings that these pages show, whose words are needed. */
export const shownDrawings = (pages: Partial<Content>): Set<Name> =>
  new Set(usesOf(pages).flatMap(([part, ...drawings]) => (isDrawn(part) ? drawings : [])));
