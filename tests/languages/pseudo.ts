const arabic: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'ابسدعفغهيجكلمنوثقرشتءطظخىز'][index] as string,
  ]),
);

/** Letters that words are stretched with, in turn: they join, and they are wide. */
const fillers = [...'سصشض'];

/** What a translator leaves as it is: tokens, link targets, code, addresses of hosts and people. */
const kept =
  /\{[^{}]*\}|\]\([^)]*\)|`[^`]*`|https?:\S+|\/v1\/\S*|LPA:\S+|[^\s(]*(?:@|\.example|\.com)[^\s,;)]*/;
const word = /(?<!\d)\p{L}[\p{L}\p{M}’']*/u;
const parts = new RegExp(`(${kept.source})|(${word.source})`, 'gu');

/** eSIM, API, iOS: names and abbreviations are Latin in every language. */
const isName = (text: string) => (text.match(/\p{Lu}/gu)?.length ?? 0) > 1;

function pseudoWord(text: string, growth: number): string {
  const letters = [...text.normalize('NFD').toLowerCase()].flatMap(
    (letter) => arabic[letter] ?? [],
  );
  const more = Math.round(letters.length * growth);
  const filling = Array.from({ length: more }, (_, index) => fillers[index % fillers.length]);
  const half = Math.ceil(letters.length / 2);
  return [...letters.slice(0, half), ...filling, ...letters.slice(half)].join('');
}

type Options = {
  /** How much longer every word becomes. */
  growth?: number;
  /** Whether ⟦ and ⟧ mark where it begins and ends. */
  isFramed?: boolean;
};

/** A text as a language of long words in Arabic script would say it; what is no word stays. */
export function pseudoText(text: string, { growth = 0.4, isFramed = true }: Options = {}): string {
  const said = text.replace(parts, (whole, stays: string | undefined) =>
    stays !== undefined || isName(whole) ? whole : pseudoWord(whole, growth),
  );
  return isFramed && said !== text ? `⟦${said}⟧` : said;
}

/** The same for Markdown, line by line, so that what makes a line a heading or a list stays first. */
export const pseudoMarkdown = (body: string) =>
  body
    .split('\n')
    .map((line) => pseudoText(line, { isFramed: /^\p{L}/u.test(line) }))
    .join('\n');
