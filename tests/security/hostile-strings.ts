import fc from 'fast-check';

/** Set by any payload that gets to run. */
export const sentinel = '__pwned';

const call = `window.${sentinel}=1`;
const payloads = [
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<img src=x onerror="${call}" `,
  `"><svg onload=${call}>`,
  `'><svg/onload=${call}>`,
  `<iframe srcdoc="<script>parent.${sentinel}=1</script>">`,
  `<details open ontoggle=${call}>`,
  `<style>*{background:url(//other.example)}</style>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<a href="javascript:${call}">x</a>`,
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `" autofocus onfocus="${call}`,
  `'; ${call}; '`,
  `\${${call}}`,
  '{{constructor.constructor("return window")()}}',
  `</style></title></textarea></noscript><img src=x onerror=${call}>`,
  `<!--><img src=x onerror=${call}>-->`,
  `]]><img src=x onerror=${call}>`,
  `&lt;img src=x onerror=${call}&gt;`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `\\u003cscript\\u003e${call}`,
  '}*{color:red}.x{',
  '#ff0000;}body{display:none}',
  'url(javascript:1)',
  '$&',
  "$'",
  '$`',
  '$$',
  '{query}',
  '{count}',
  '{brand.name}',
  '{claim.uptime}',
  '%c%s%o%d',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\u202e\u2066',
  '\ud800',
  '\udfff\ud83d',
  '\ufeff\u200b\u2028\u2029',
  'A\u0301\u0302\u0303'.repeat(20),
  '(a+)+$',
  '../../../etc/passwd',
  '//other.example',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5000),
  '<'.repeat(300),
];

const payload = fc.constantFrom(...payloads);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
);

/** Text that means harm: known attacks, anything Unicode holds, and the two grown together. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  payload,
  anyText,
  fc.tuple(anyText, payload, anyText).map((parts) => parts.join('')),
  fc.tuple(payload, payload).map((parts) => parts.join('')),
);

/** So many of them, the same ones on every run. */
export const hostileStrings = (count: number, seed: number): string[] =>
  fc.sample(hostile, { numRuns: count, seed });
