import { changeText } from '../../edit/change-text.ts';
import { isConfirmed } from '../../src/content/checks/claims.ts';
import { samplePaths } from '../../src/content/checks/samples.ts';
import { ContentError, type Fault } from '../../src/content/faults.ts';
import { kindOfFile, registerFiles, sharedFiles } from '../../src/content/file-kinds.ts';
import type { Files } from '../../src/content/files.ts';
import type { ReadBytes } from '../../src/content/own-files.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { type Path, partsOf } from '../../src/lib/data.ts';
import { linksIn } from '../../src/lib/markdown.ts';
import { pathOf } from '../../src/lib/paths.ts';
import { type Node, tokenize, tokensIn } from '../../src/lib/tokenize.ts';
import { cutText } from './cut-text.ts';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = any;

const valueAt = (data: Data, path: Path): Data => path.reduce((value, step) => value?.[step], data);

const quoted = (words: string) => `“${words.length > 40 ? `${words.slice(0, 39)}…` : words}”`;

/** What a person calls a value: by its name or words, or else by its field. */
function nameOf(value: Data, field: string | number): string {
  if (typeof value === 'string') return quoted(value);
  const { band, name, author, company, title, question, label, text } = value ?? {};
  const called = name ?? author ?? company ?? title ?? question ?? label ?? text ?? field;
  return `${band ? 'band ' : ''}${quoted(String(called))}`;
}

/** The files of a site, while things are taken out of them. */
class Shears {
  files: Files;
  /** What went, by file. */
  readonly taken = new Map<string, string[]>();
  private readonly prefixes: readonly string[];

  constructor(files: Files, prefixes: readonly string[]) {
    this.files = { ...files };
    this.prefixes = prefixes;
  }

  /** The content files in effect. */
  get names() {
    return Object.keys(this.files).filter((file) => file.startsWith('content/'));
  }

  private filesNamed(name: string) {
    return this.names.filter((file) => file.endsWith(`/${name}`));
  }

  dataOf(file: string): Data {
    return readSource(file, this.files[file] ?? '').data;
  }

  /** Every text of a file that is looked for, until none is left. */
  private eachText(
    isFound: (text: string, path: Path) => boolean,
    act: (file: string, path: Path) => void,
  ) {
    for (const file of this.names)
      for (let found: Path | undefined = []; found; ) {
        found = undefined;
        for (const [part, path] of partsOf(this.dataOf(file)))
          if (typeof part === 'string' && isFound(part, path)) found = path;
        if (found) act(file, found);
      }
  }

  private note(file: string, what: string) {
    this.taken.set(file, [...new Set([...(this.taken.get(file) ?? []), what])]);
  }

  removeFile(file: string) {
    delete this.files[file];
    this.taken.set(file, ['the file']);
  }

  set(file: string, path: Path, value: unknown, gone: string[]) {
    this.files[file] = changeText(file, this.files[file] ?? '', path, { do: 'set', value });
    for (const what of gone) this.note(file, what);
  }

  /** What the schema says of a value or of what is around it. */
  private issuesAround(file: string, text: string, path: Path): string[] {
    const kind = kindOfFile(file, this.prefixes);
    const issues = kind?.schema.safeParse(readSource(file, text).data).error?.issues ?? [];
    return issues
      .filter((issue) => issue.path.every((step, at) => String(step) === String(path[at])))
      .map(({ path, message }) => `${path.join('.')} ${message}`);
  }

  /** Takes out a value, or the smallest thing around it that the file can do without. */
  remove(file: string, path: Path) {
    const text = this.files[file] ?? '';
    const data = this.dataOf(file);
    const before = this.issuesAround(file, text, path);
    for (let depth = path.length; depth > 0; depth--) {
      const place = path.slice(0, depth);
      const [around, step] = [path.slice(0, depth - 1), path[depth - 1] as string | number];
      const changed = Array.isArray(valueAt(data, around))
        ? changeText(file, text, around, { do: 'remove', index: Number(step) })
        : changeText(file, text, place, { do: 'set', value: undefined });
      const isLast = valueAt(readSource(file, changed).data, around)?.length === 0;
      const faults = this.issuesAround(file, changed, place);
      if (isLast || faults.some((fault) => !before.includes(fault))) continue;
      const isBand = depth === 2 && path[0] === 'bands';
      // An opening and a closing with nothing between them are no page.
      if (isBand && (Number(step) === 0 || data.bands.length < 4)) break;
      this.note(file, nameOf(valueAt(data, place), step));
      // What a figure is called has nothing to say without it.
      const label = [...around, step === 'value' ? 'label' : `${step}Label`];
      this.files[file] =
        valueAt(data, label) === undefined
          ? changed
          : changeText(file, changed, label, { do: 'set', value: undefined });
      return;
    }
    this.removeFile(file);
  }

  /** Takes unwanted sentences out of all texts, and texts that have nothing else. */
  cut(isUnwanted: (words: string) => boolean) {
    this.eachText(isUnwanted, (file, path) => {
      const { left, gone } = cutText(valueAt(this.dataOf(file), path), isUnwanted);
      if (left === '') this.remove(file, path);
      else this.set(file, path, left, gone.map(quoted));
    });
  }

  /** Takes out the links that lead to such addresses. */
  cutLinks(isLost: (address: string) => boolean) {
    this.eachText(
      (text, path) => path.at(-1) === 'href' && isLost(pathOf(text)),
      (file, path) => this.remove(file, path),
    );
    this.cut((words) => linksIn(words, 'markdown').some(({ href }) => isLost(pathOf(href))));
  }

  rewrite(change: (text: string) => string, gone: string) {
    this.eachText(
      (text) => change(text) !== text,
      (file, path) => this.set(file, path, change(valueAt(this.dataOf(file), path)), [gone]),
    );
  }

  takeSamples() {
    for (const file of this.names)
      for (let path: readonly PropertyKey[] | undefined = []; path; ) {
        path = samplePaths(this.dataOf(file)).at(-1);
        if (path) this.remove(file, path as Path);
      }
  }

  /** The ruler over steps measures the weeks of a claim, in numbers. */
  takeRulers() {
    for (const file of this.names)
      for (const [at, band] of ((this.dataOf(file)?.bands ?? []) as Data[]).entries())
        if (band.weeks) this.remove(file, ['bands', at, 'weeks']);
  }

  /** Shows on every page the set of plans that most bands show. */
  joinPlans() {
    const shown = this.names.flatMap((file) =>
      ((this.dataOf(file)?.bands ?? []) as Data[]).flatMap(({ plans }, at) =>
        plans ? [{ file, path: ['bands', at, 'plans'], set: String(plans) }] : [],
      ),
    );
    const counts = Object.entries(Object.groupBy(shown, ({ set }) => set));
    const [most] = counts.sort(([, a = []], [, b = []]) => b.length - a.length);
    if (!most) return;
    const [kept] = most;
    for (const { file, path, set } of shown)
      if (set !== kept) this.set(file, path, kept, [quoted(`plans: ${set}`)]);
    const priced = new Set<string>();
    for (const file of this.filesNamed(registerFiles.plans.place)) {
      const sets: Data = this.dataOf(file);
      for (const set of Object.keys(sets).filter((each) => each !== kept)) {
        this.remove(file, [set]);
        for (const [at, { id }] of sets[set].plans.entries())
          this.rewrite(
            (text) => text.replaceAll(`{plan.${id}}`, `{plan.${sets[kept].plans[at]?.id}}`),
            'names of its plans',
          );
      }
      for (const { price } of sets[kept].plans) priced.add(price);
    }
    for (const file of this.filesNamed('prices.yaml'))
      for (const price of Object.keys(this.dataOf(file).plans))
        if (!priced.has(price)) this.remove(file, ['plans', price]);
  }

  /** Takes out what would show all entries of a register that has none. Says whether there was any. */
  takeEmpty(faults: readonly Fault[]): boolean {
    const empty = faults.find(
      ({ file, path }) => valueAt(this.dataOf(file), path as Path) === 'all',
    );
    if (empty) this.remove(empty.file, empty.path as Path);
    const isActivity = (file: string) => file.endsWith(`/${registerFiles.activity.place}`);
    const pages = this.names.filter((file) => this.dataOf(file)?.activity === true);
    const showing = faults.some(({ file }) => isActivity(file)) ? pages : [];
    for (const file of showing) this.remove(file, ['activity']);
    return empty !== undefined || showing.length > 0;
  }
}

/** The text without the words that go with a claim, where there is none. */
const withoutClaims = (nodes: readonly Node[], isGone: (condition: string) => boolean): string =>
  nodes
    .map((node) => {
      if (node.type !== 'condition') return node.raw;
      const otherwise = withoutClaims(node.otherwise, isGone);
      if (isGone(node.name)) return otherwise;
      const then = withoutClaims(node.then, isGone);
      return `{if ${node.name}}${then}${otherwise && `{else}${otherwise}`}{end}`;
    })
    .join('');

/** The faults of the content, none if it can be built. */
function faultsOf(files: Files, brandPath: string, readBytes?: ReadBytes): Fault[] {
  try {
    parseContent(files, brandPath, { readBytes });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/**
 * The files without what was invented: samples, claims that nobody confirmed, links to pages that are
 * not there, the second set of plans, and what has nothing to show then. Throws if the content has
 * faults, before or after.
 */
export function takeOut(files: Files, brandPath: string, readBytes?: ReadBytes) {
  const content = parseContent(files, brandPath, { readBytes });
  const { claims, languages, planned, redirects, language } = content;
  const prefixes = languages.map(({ prefix }) => prefix);
  const shears = new Shears(files, prefixes);
  const unconfirmed = Object.keys(claims).filter((id) => !isConfirmed(id, content));
  const hasClaim = (words: string) =>
    tokensIn(words).some(
      ({ name, key }) => name === 'claim' && unconfirmed.includes(key.replace(/@.*/, '')),
    );
  const led = new Set([...language.paths, ...redirects.map(({ from }) => from)]);
  const lost = planned.filter((address) => !led.has(address));

  shears.takeSamples();
  shears.rewrite(
    (text) => withoutClaims(tokenize(text), (name) => hasClaim(`{${name}}`)),
    'words that go with a claim',
  );
  shears.cut(hasClaim);
  if (unconfirmed.includes('appWeeks')) shears.takeRulers();
  shears.cutLinks((address) => lost.includes(address));
  shears.joinPlans();
  for (const file of shears.names) {
    if (file === sharedFiles.claims.file) for (const id of unconfirmed) shears.remove(file, [id]);
    if (file === sharedFiles.planned.file) {
      if (lost.length === planned.length) shears.removeFile(file);
      else for (const address of lost) shears.remove(file, [shears.dataOf(file).indexOf(address)]);
    }
  }
  while (shears.takeEmpty(faultsOf(shears.files, brandPath, readBytes))) {}
  const pages = new Set(shears.names.map((file) => kindOfFile(file, prefixes)?.address));
  shears.cutLinks((address) => language.paths.includes(address) && !pages.has(address));
  shears.set(brandPath, ['sampleContent'], false, []);
  parseContent(shears.files, brandPath, { readBytes });
  return { files: shears.files, taken: [...shears.taken].sort(([a], [b]) => a.localeCompare(b)) };
}
