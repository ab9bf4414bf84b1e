import type { FormsBuild, FormWords } from '../headers/forms-file.ts';

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] as string);

/** A small page in the brand's look: a mail, or the page that confirms an address. */
export function htmlPage(
  { brand, colors }: FormsBuild,
  { code, dir }: Pick<FormWords, 'code' | 'dir'>,
  title: string,
  body: string,
): string {
  const style = `body { margin: 0; padding: 32px 20px; background: ${colors.paper}; color: ${colors.text}; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
header { margin-bottom: 24px; padding-bottom: 12px; border-bottom: 3px solid ${colors.mast}; font-size: 20px; font-weight: 700; }
hr { margin: 32px 0 16px; border: 0; border-top: 1px solid ${colors.text}; }
.button { display: inline-block; padding: 12px 24px; border: 0; border-radius: 3px; background: ${colors.mast}; color: ${colors.onMast}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }`;
  return `<!doctype html>
<html lang="${code}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><header>${escapeHtml(brand.name)}</header>
${body}
</main></body></html>
`;
}
