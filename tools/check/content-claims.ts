import type { Claims } from '../../src/schema/registers.ts';

/** The claims on which pages disagree, and how to settle them in `file`. */
export function claimsReport(claims: Claims, file: string): string {
  const open = Object.entries(claims).filter(([, { readings }]) => readings.length > 1);
  const listed = open.map(([id, { says, readings }]) => {
    const lines = readings.map(({ value, pages }) => `  ${value} on ${pages.join(', ')}`);
    return [`${id}: ${says}`, ...lines, ''].join('\n');
  });
  return [
    ...listed,
    `${open.length} of ${Object.keys(claims).length} claims have more than one reading.`,
    `Settle one in ${file}: leave one reading, with all pages.`,
    'Settle it for one brand in its brand file: claims: { countries: 150+ }.',
  ].join('\n');
}
