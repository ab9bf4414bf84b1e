import type {
  Answer,
  BandList,
  Change,
  Committed,
  Form,
  Icon,
  Source,
  State,
  Versions,
  View,
} from '../api.ts';

async function ask<Answered>(address: string, init?: RequestInit): Promise<Answered> {
  const answer = await fetch(`/_edit/${address}`, init);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

const tell = <Answered = Answer>(address: string, body: unknown = {}) =>
  ask<Answered>(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Everything the panel asks of the server: see api.ts. */
export const server = {
  state: (path: string) => ask<State>(`state?${query({ path })}`),
  label: (mark: number) => ask<{ label: string }>(`label?${query({ mark: String(mark) })}`),
  form: (view: View, drafts: Change[]) => tell<Form>('form', { view, drafts }),
  bands: (path: string) => ask<BandList | null>(`bands?${query({ path })}`),
  icons: (words: string) => ask<Icon[]>(`icons?${query({ q: words })}`),
  change: (changes: Change[], versions: Versions) => tell('change', { changes, versions }),
  undo: () => tell('undo'),
  redo: () => tell('redo'),
  commit: () => tell<Committed>('commit'),
  picture: (
    { file, path, version = '' }: Source & { version?: string },
    picture: File,
    alt: string,
    caret = 0,
  ) => {
    const named = {
      ...{ file, path: JSON.stringify(path), version, alt },
      ...{ name: picture.name, caret: String(caret) },
    };
    return ask<Answer>(`picture?${query(named)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: picture,
    });
  },
};
