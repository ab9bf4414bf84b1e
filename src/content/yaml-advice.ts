import type { YAMLError } from 'yaml';

/** The line with its text in quotes, where it is a field with a text. */
function quoted(line: string): string | undefined {
  const [, field, text] = /^\s*((?:- )?[\w-]+: )(.+)$/.exec(line) ?? [];
  return field && text && `${field}${JSON.stringify(text.trim())}`;
}

/** What to do about a line that is no YAML, for people who do not know what YAML is. */
export function yamlAdvice({ code, message }: YAMLError, line: string): string {
  const example = quoted(line);
  const quotes = example ? `put the text in quotes: ${example}` : 'put the text in quotes';
  const advice: Partial<Record<YAMLError['code'], string>> = {
    BLOCK_AS_IMPLICIT_KEY: `has a colon inside a text: ${quotes}`,
    BAD_SCALAR_START: `begins with a sign that means something else: ${quotes}`,
    UNEXPECTED_TOKEN: `holds more than one text: ${quotes}, or indent the line like its neighbors`,
    MULTILINE_IMPLICIT_KEY: 'lacks a colon after the name of its field',
    MISSING_CHAR: 'opens a quote that is not closed, or lacks a colon',
    BAD_INDENT: 'opens a bracket that is not closed, or is indented unlike its neighbors',
    TAB_AS_INDENT: 'begins with a tab: use spaces',
    DUPLICATE_KEY: 'names a field that stands there already: leave one of the two',
  };
  return advice[code] ?? message.split('\n', 1)[0] ?? message;
}
