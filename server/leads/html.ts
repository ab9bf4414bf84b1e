import type { FormsBuild, FormWords } from '../headers/forms-file.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped HTML, which only `html` creates. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Absent values and `false`, as from `condition && html…`, become empty. */
type Value = string | Html | false | undefined | readonly Value[];

function write(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(write).join('');
  return value.replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** Markup from a template. Every value in it is escaped, unless it is `html` itself. */
export const html = (markup: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(markup.map((part, index) => part + write(values[index])).join(''));

export type { Html };

/** A text with its line breaks. */
export const lines = (text: string): Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

/** Without & < > and quotes, which the page would escape. */
export const pageStyles = ({ colors }: Pick<FormsBuild, 'colors'>) =>
  `body { margin: 0; padding: 32px 20px; background: ${colors.paper}; color: ${colors.text}; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
header { margin-bottom: 24px; padding-bottom: 12px; border-bottom: 3px solid ${colors.mast}; font-size: 20px; font-weight: 700; }
hr { margin: 32px 0 16px; border: 0; border-top: 1px solid ${colors.text}; }
.button { display: inline-block; padding: 12px 24px; border: 0; border-radius: 3px; background: ${colors.mast}; color: ${colors.onMast}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }`;

/** A small page in the brand's look: a mail, or the page that confirms an address. */
export function htmlPage(
  forms: FormsBuild,
  { code, dir }: Pick<FormWords, 'code' | 'dir'>,
  title: string,
  body: Html,
): string {
  return html`<!doctype html>
<html lang="${code}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${pageStyles(forms)}</style></head>
<body><main><header>${forms.brand.name}</header>
${body}
</main></body></html>
`.text;
}
