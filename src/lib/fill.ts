/** Puts values in place of the {words} in braces that a text leaves for the page to fill in. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
