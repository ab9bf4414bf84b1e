import { counted, type Fault } from '../src/content/faults.ts';
import type { Field, Form } from './api.ts';
import { Refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** The page has no brand, so that its colors and faces are the system's. */
const colors: Record<string, string> = {
  Canvas: 'paper sheet card',
  CanvasText: 'ink soft edge',
  LinkText: 'link strong mast mast-lit strong-lit',
  'light-dark(#fff, #000)': 'on-strong on-mast',
  'light-dark(#b3123b, #ff8fa3)': 'alert',
  'light-dark(#0a6b3d, #7ddfa8)': 'good',
  'color-mix(in srgb, CanvasText 25%, Canvas)': 'rule',
};

const styles = Object.entries(colors)
  .flatMap(([color, names]) => names.split(' ').map((name) => `--color-${name}:${color};`))
  .join('');

/** What is shown in place of a page while the content has faults; the panel lists them. */
export function faultsPage(faults: Fault[], loader: string): string {
  const title = `The content has ${counted(faults.length, 'fault')}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/@vite/client"></script>
<script>${loader}</script><style>
:root { color-scheme: light dark; --font-text: system-ui; --font-display: system-ui; --font-mono: monospace;
--text-sm: 0.875rem; --text-xs: 0.8125rem; --radius-plate: 4px; ${styles}
--tw-border-style: solid; --tw-outline-style: solid; }
body { max-width: 36rem; margin: 4rem 6vw; font: 1.0625rem/1.6 system-ui; }
vite-error-overlay { display: none; }
</style><body data-faults><main><h1>${title}</h1>
<p>Mend it in the file, or beside, where it can be typed. The page comes back by itself.</p></main>`;
}

/** The field that a fault is about, if there is one to type in. */
function fieldOf(snapshot: Snapshot, { file, path }: Fault): Field[] {
  try {
    if (path.length === 0 || snapshot.source(file).faults.length > 0) return [];
    return [snapshot.field({ file, path: path as (string | number)[] })];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The faults of the content, each with its field. */
export function faultsForm(snapshot: Snapshot): Form {
  if (snapshot.faults.length === 0) throw new Refusal('The content has no faults');
  return {
    title: counted(snapshot.faults.length, 'fault'),
    groups: snapshot.faults.map((fault) => {
      const fields = fieldOf(snapshot, fault);
      const what = fields[0]?.description ?? (fault.path.join('.') || fault.file);
      return {
        title: `${what}: ${fault.message}`,
        isOpen: true,
        notes: [{ says: '', where: `${fault.file}:${fault.line}` }],
        fields,
      };
    }),
  };
}
