import type { Brand } from '../brand/schema.ts';
import type { Claims } from './schemas/registers.ts';

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
