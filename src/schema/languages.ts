import { z } from 'zod';
import type { Language } from '../lib/paths.ts';
import { exact } from './fields.ts';
import { claimValue } from './registers.ts';

export function isCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

const line = z.strictObject({
  code: z
    .string()
    .refine(isCode, { error: 'must be a language code such as de, pt-BR or ar' })
    .describe('Code of the language, in its addresses and the name of its folder: de, pt-BR, ar'),
  name: exact('Name of the language in itself, such as Deutsch'),
  dir: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('Direction of its script; without it, what the code implies'),
  partial: z
    .boolean()
    .optional()
    .describe('Partial: pages that are not translated yet may be missing'),
});

/** A language, before it is known which pages it has. */
type LanguageLine = Omit<Language, 'paths'>;

const directionOf = (code: string): Language['dir'] =>
  new Intl.Locale(code).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';

export const languagesSchema = z
  .array(line)
  .min(1)
  .refine((lines) => new Set(lines.map(({ code }) => code)).size === lines.length, {
    error: 'names a language twice',
  })
  .transform((lines) =>
    lines.map(
      ({ code, name, dir, partial = false }, index): LanguageLine => ({
        code,
        name,
        dir: dir ?? directionOf(code),
        prefix: index === 0 ? '' : `/${code}`,
        isPartial: partial,
      }),
    ),
  );

/** Translations of the words in brand files and in the claims register. */
export const phrasesSchema = z.record(z.string(), claimValue('Translation'));

export type Phrases = z.infer<typeof phrasesSchema>;
