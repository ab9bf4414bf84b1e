type Inside = string | (string | string[])[];

const indented = (block: string) => block.replaceAll(/^/gm, '  ');

/**
 * A line of an aria snapshot and what is inside it, with its words quoted: they come from the
 * content, where an editor may write colons and quotation marks.
 */
export function part(role: string, name?: string, inside: Inside = [], state = ''): string {
  const key = [role, name && JSON.stringify(name), state && `[${state}]`].filter(Boolean).join(' ');
  const quoted = `- '${key.replaceAll("'", "''")}'`;
  if (typeof inside === 'string') return `${quoted}: ${JSON.stringify(inside)}`;
  const lines = inside.flat();
  return lines.length > 0 ? `${quoted}:\n${indented(lines.join('\n'))}` : quoted;
}

export const text = (words: string) => `- text: ${JSON.stringify(words)}`;

export const item = (...inside: string[]) => part('listitem', undefined, inside);

export const list = (items: string[], name?: string) =>
  part(
    'list',
    name,
    items.map((inside) => item(inside)),
  );

export const paragraph = (inside: Inside) => part('paragraph', undefined, inside);

export const heading = (words: string, level: number) =>
  part('heading', words, [], `level=${level}`);

/** A link that must also lead to where the content says. */
export const linkTo = ({ label, href }: { label: string; href: string }, name = label) =>
  part('link', name, [`- /url: ${JSON.stringify(href)}`]);

/** A snapshot that holds nothing but what is named here. */
export const whole = (...parts: string[]) => ['- /children: deep-equal', ...parts].join('\n');

/** A snapshot that holds at least this, in this order. */
export const tree = (...parts: string[]) => parts.join('\n');
