import type { Brand } from '../brand/schema.ts';
import { mapTexts } from '../lib/map-texts.ts';
import type { Claims } from './schemas/registers.ts';
import { moneyToken, type Registers } from './tokens.ts';

/**
 * The claims with the brand's own values. One value settles a claim on every page; readings by page
 * replace those in the register.
 */
export function claimRegister(claims: Claims, own: Brand['claims']): Claims {
  const merged = Object.entries(claims).map(([id, claim]) => {
    const mine = own[id];
    if (mine === undefined) return [id, claim];
    const pages = claim.readings.flatMap((reading) => reading.pages);
    const readings = typeof mine === 'string' ? [{ value: mine, pages }] : mine;
    return [id, { ...claim, readings }];
  });
  return Object.fromEntries(merged);
}

/** The registers, with amounts in claims as the brand writes them: {money.5B} is $5B. */
export const withAmounts = (registers: Registers): Registers => ({
  ...registers,
  claims: mapTexts(registers.claims, (text) =>
    text.replace(/\{money\.([\w.]+)\}/g, (_, key) => moneyToken(key, registers.brand) ?? ''),
  ),
});
