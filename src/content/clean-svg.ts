import { type CustomPlugin, optimize } from 'svgo';

export type TextColor = { light: string; dark: string };

/** The allowed elements: no scripts, no text in fonts we may not have, no foreign objects. */
const shapes = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

function problemOf(name: string, attributes: Record<string, string>): string | undefined {
  if (!shapes.has(name))
    return `contains <${name}>: save it as plain shapes, with text as outlines`;
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) return `contains a script (${key}): save it without`;
    const isOutside = /href$/i.test(key) ? !value.startsWith('#') : /url\((?!["']?#)/i.test(value);
    if (isOutside) return `refers to another file (${key}): save it with everything inside`;
  }
  return undefined;
}

/** In characters. Cleaning takes four times as long for twice the size: seconds for this, then minutes. */
const most = 100 * 1024;

/** Before the check, removes editors' metadata and turns style rules into attributes. */
const cleaning = [
  { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
  'convertStyleToAttrs',
  'removeDimensions',
] as const;

/**
 * Returns an SVG that is safe to serve, with its size, or a sentence on why the file is refused.
 * `currentColor` becomes the text color, and follows the theme of the page around the drawing.
 */
export function cleanSvg(text: string, { light, dark }: TextColor) {
  if (text.length > most) return 'is larger than 100 KB: save it with fewer shapes and points';
  const rules = `:root{color-scheme:light dark;color:light-dark(${light},${dark})}`;
  const problems: string[] = [];
  let box = '';
  const check: CustomPlugin = {
    name: 'check',
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          problems.push(...[problemOf(name, attributes) ?? []].flat());
        },
        exit({ attributes, children }, parent) {
          if (parent.type !== 'root') return;
          box = attributes.viewBox ?? '';
          // For renderers that do not support light-dark().
          attributes.color = light;
          const style = { type: 'element' as const, name: 'style', attributes: {} };
          children.unshift({ ...style, children: [{ type: 'text', value: rules }] });
        },
      },
    }),
  };
  try {
    const { data: svg } = optimize(text, { plugins: [...cleaning, check] });
    const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
    if (problems[0]) return problems[0];
    return width > 0 && height > 0 ? { svg, width, height } : 'has no viewBox: save it with one';
  } catch {
    return 'is not an SVG drawing';
  }
}
