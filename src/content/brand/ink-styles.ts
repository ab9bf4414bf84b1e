import { inkDeclarations } from '../../lib/ink.ts';
import type { Brand } from '../schema/brand.ts';

export function inkStyles(inks: Brand['inks']): string {
  return Object.entries(inks)
    .map(([audience, ink], index) => {
      const selector = index === 0 ? `:root,.ink-${audience}` : `.ink-${audience}`;
      return `${selector}{${inkDeclarations(ink)}}`;
    })
    .join('');
}
