/** Rules for parts of controls that the site does not have: dates, numbers, files, a search field's ornament. */
const absent =
  /::(?:file-selector-button|-webkit-(?:date|search-decoration|calendar|inner-spin|outer-spin)[\w-]*)\{[^{}]*\}/g;

/** Initial values for browsers without @property; every browser this site supports has it. */
const fallback = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** Questions to which every browser this site supports says yes, around rules without braces of their own. */
const answered =
  /@supports \((?:color:color-mix\(in lab, red, red\)|not \(\(-webkit-appearance:-apple-pay-button\)\)\) or \(contain-intrinsic-size:1px)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** A declaration that is written several times in a row. */
const repeated = /(?<=[{;])([\w-]+:[^;{}]+;)\1+/g;

const remark = /\/\*![\s\S]*?\*\//g;
const empty = /@(?:media|supports|starting-style|layer)[^{};]*\{\}/g;

/** Tailwind's unit of space is a quarter of a rem, always. */
const spaces = (css: string) =>
  css
    .replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, count: string) =>
      rem(Number(count) / 4),
    )
    .replace(/var\(--spacing\)/g, rem(0.25));

const rem = (value: number) => (value === 0 ? '0' : `${value}rem`.replace(/^(-?)0\./, '$1.'));

/** Reading a name, with what stands in where it has no value. */
const reading = /var\((--[\w-]+)(?:, ?((?:[^()]|\([^()]*\))+))?\)/g;
const giving = /(?<=[{;])(--[\w-]+):([^;{}]*)/g;
const plain = /^(?:[\w.%-]{1,9}|var\(--[\w-]+\))$/;

const theme = /@layer theme\{:root,:host(\{[^}]*)\}/;

/** A name that only the theme gives, with a plain value, is not needed; nor is one never given. */
function inlined(css: string, isKnownElsewhere: (name: string) => boolean): string {
  const given = Map.groupBy(css.matchAll(giving), ([, name]) => name ?? '');
  const themed = new Map(
    [...(theme.exec(css)?.[1] ?? '').matchAll(giving)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  return css.replace(reading, (whole, name: string, instead: string | undefined) => {
    if (isKnownElsewhere(name)) return whole;
    const times = given.get(name)?.length ?? 0;
    if (times === 0) return instead ?? whole;
    const value = themed.get(name) ?? '';
    return times === 1 && plain.test(value) ? value : whole;
  });
}

/** Without names that nothing reads. What is left may in turn have been the last reader of another. */
function withoutIdle(css: string, isKnownElsewhere: (name: string) => boolean): string {
  const isIdle = (name: string) => !css.includes(`var(${name}`) && !isKnownElsewhere(name);
  const slim = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isIdle(name) ? '' : rule))
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (given, name: string) =>
      isIdle(name) ? '' : given,
    )
    .replace(/;\}/g, '}')
    .replace(/(?<=[{}]|^)[^{}@;]+\{\}/g, '')
    .replace(empty, '');
  return slim === css ? css : withoutIdle(slim, isKnownElsewhere);
}

/**
 * The same styles in fewer bytes: without what no supported browser needs and what nothing reads.
 * `rest` is everything else on the page that may read a custom property.
 */
export function slimStyles(css: string, rest: string): string {
  const isKnownElsewhere = (name: string) => rest.includes(name);
  const needed = css
    .replace(remark, '')
    .replace(fallback, '')
    .replace(absent, '')
    .replace(answered, '$1')
    .replace(answered, '$1')
    .replace(repeated, '$1');
  return withoutIdle(inlined(spaces(needed), isKnownElsewhere), isKnownElsewhere);
}
