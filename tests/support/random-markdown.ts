import fc, { type Arbitrary } from 'fast-check';

const word = fc.stringMatching(/^[\p{L}\d]{1,12}$/u);
const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));

/** Signs that mean something to Markdown, to YAML, to HTML or to this site. */
const signs = fc.constantFrom(
  ...[
    '#',
    '##',
    '>',
    '-',
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '|',
    '[',
    ']',
    '(',
    ')',
    '!',
    '\\',
    '&copy;',
  ],
  ...[
    '<br>',
    '<b>',
    '</div>',
    '<!--',
    '---',
    '===',
    '[^1]',
    '[^1]: ',
    '- [ ] ',
    '1. ',
    '    ',
    '\t',
    '\n',
    '\n\n',
  ],
  ...[
    '{',
    '}',
    '{name}',
    '{if popup}',
    '{end}',
    '{brand.name}',
    'https://a.example/b-c?d=1&e',
    'www.a.example',
  ],
  ...[
    'a@b.example',
    '[a](/)',
    '[a](/nowhere "b")',
    '[a][b]',
    '[b]: /',
    '![a](b.jpg)',
    '\u0000',
    '\u202e',
    '👩‍👩‍👧',
  ],
);

/** Anything that somebody may type or paste. */
const chaos = fc
  .array(fc.oneof(signs, words, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 24 })
  .map((parts) => parts.join(' '));

/** What people write, each form of Markdown by itself. */
const block = fc.oneof(
  words,
  words.map((text) => `## ${text}`),
  words.map((text) => `#### ${text}`),
  words.map((text) => `> ${text}\n> more`),
  words.map((text) => `\`\`\`\n${text}\n\`\`\``),
  words.map((text) => `    ${text}`),
  words.map((text) => `- ${text}\n  - [x] ${text}\n- two`),
  words.map((text) => `7. ${text}\n\n8. two`),
  words.map((text) => `| ${text} | |\n|:-:|--:|\n| a |\n| b | c | d |`),
  words.map(
    (text) =>
      `**${text}** *${text}* ~~${text}~~ \`${text}\`<br>[${text}](/ "${text}") www.a.example`,
  ),
  fc.constant('---'),
  fc.constant('One.[^n] Two.[^n]\n\n[^n]: A note.\n\n    With more.'),
  fc.constant('See [there][x].\n\n[x]: https://a.example "There"'),
);

/** Footnotes have names of their own. */
const sound = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((blocks) => blocks.map((text, at) => text.replaceAll('[^n]', `[^n${at}]`)).join('\n\n'));

/** Any text that an owner may put into a field of Markdown, sound or not. */
export const randomMarkdown: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: sound },
  { weight: 1, arbitrary: chaos },
);

/** Only what has a form. */
export const soundMarkdown = sound;
