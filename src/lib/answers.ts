/*
 * The fields of forms and the answers to them. Pages check answers with these functions before they
 * send them, and the site's own server checks them again.
 */

/** The kinds of fields, each with the maximum length of its answer in characters. */
export const longest = {
  line: 200,
  text: 5000,
  email: 254,
  phone: 50,
  number: 30,
  choice: 800,
  several: 800,
  tick: 2,
  password: 0,
};

type FieldKind = keyof typeof longest;

export const fieldKinds = Object.keys(longest) as FieldKind[];

export const needsOptions = (kind: unknown) => kind === 'choice' || kind === 'several';

export type AnswerField = {
  name: string;
  label: string;
  kind: FieldKind;
  required?: boolean | undefined;
  /** The possible answers of `choice` and `several`. */
  options?: readonly string[] | undefined;
};

/** An answer with the label of its field. A tick is `true`, several options are a list. */
export type Answer = { name: string; label: string; value: string | string[] | true };

/** The fields of a form that is really sent: it asks for an e-mail address and for no password. */
export function sentFields<Field extends AnswerField>(fields: readonly Field[]): Field[] {
  const address = fields.find(({ kind }) => kind === 'email');
  return fields
    .filter(({ kind }) => kind !== 'password')
    .map((field) => (field === address ? { ...field, required: true } : field));
}

/** The properties of a form's fields that answers are checked with. */
export const checkedFields = (fields: readonly AnswerField[]): AnswerField[] =>
  sentFields(fields).map(({ name, label, kind, required, options }) => ({
    name,
    label,
    kind,
    ...(required && { required }),
    ...(options && { options }),
  }));

/** Removes invisible characters and outer spaces. In a single line, also line breaks. */
export function tidy(text: string, isLine = true): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n');
  const kept = isLine ? lines.replace(/\s+/g, ' ') : lines;
  // Control and format characters, such as those that reverse the direction of a line.
  return kept.replace(/[^\P{C}\n\t\u200c\u200d]/gu, '').trim();
}

/** As lenient as the browser's own check, but refuses characters that could end a mail header or form a link. */
const isAddress = (text: string) => /^[^\s@<>()[\]",;:/?\\]+@[^\s@<>()[\]",;:/?\\]+$/u.test(text);

/** The answer that was typed: undefined if it is empty, null if it is invalid. */
function valueIn({ kind, options = [] }: AnswerField, typed: readonly string[]) {
  // Limits the work before `tidy`: a program can send any length. A line break can be two characters.
  if (typed.some((text) => text.length > 2 * longest[kind])) return null;
  const texts = typed.map((text) => tidy(text, kind !== 'text')).filter(Boolean);
  const [text, ...others] = texts;
  if (text === undefined) return undefined;
  if (kind === 'several') return texts.every(isIn(options)) ? [...new Set(texts)] : null;
  if (others.length > 0 || text.length > longest[kind]) return null;
  if (kind === 'tick') return text === 'on' ? true : null;
  if (kind === 'email') return isAddress(text) ? text : null;
  if (kind === 'number') return Number.isFinite(Number(text)) ? text : null;
  return kind !== 'choice' || isIn(options)(text) ? text : null;
}

const isIn = (options: readonly string[]) => (text: string) =>
  options.some((option) => tidy(option) === text);

/** The answers to the fields of a form, and the first field whose answer is missing or invalid. */
export function answersTo<Field extends AnswerField>(
  fields: readonly Field[],
  typedIn: (name: string) => readonly string[],
): { answers: Answer[]; wrong?: Field } {
  const answers: Answer[] = [];
  for (const field of fields) {
    const { name, label, required } = field;
    const value = valueIn(field, typedIn(name));
    if (value === null || (value === undefined && required)) return { answers, wrong: field };
    if (value !== undefined) answers.push({ name, label, value });
  }
  return { answers };
}
