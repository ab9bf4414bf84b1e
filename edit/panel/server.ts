import type { Issue } from '../../src/content/faults.ts';
import type { FindingGroup } from '../../src/content/finding.ts';
import type {
  Answer,
  BandKind,
  BrandFields,
  Change,
  Claim,
  Committed,
  Field,
  Icon,
  PageFields,
  Price,
  Source,
  State,
  Versions,
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
const asQuery = ({ file, path }: Source) => query({ file, path: JSON.stringify(path) });

/** Everything the panel asks of the server: see api.ts. */
export const server = {
  field: (at: Source) => ask<Field>(`field?${asQuery(at)}`),
  marked: (mark: number) => ask<Field>(`field?${query({ mark: String(mark) })}`),
  page: () => ask<PageFields>(`page?${query({ path: location.pathname })}`),
  bands: () => ask<BandKind[]>('bands'),
  icons: (words: string) => ask<Icon[]>(`icons?${query({ q: words })}`),
  claims: () => ask<Claim[]>('claims'),
  prices: () => ask<Price[]>('prices'),
  brand: () => ask<BrandFields>('brand'),
  findings: () => ask<FindingGroup[]>('findings'),
  verdicts: (changes: Change[]) => tell<Issue[]>('verdicts', { changes }),
  state: () => ask<State>(`state?${query({ path: location.pathname })}`),
  change: (changes: Change[], versions: Versions) => tell('change', { changes, versions }),
  settle: (id: string, reading: number, versions: Versions) =>
    tell('settle', { id, reading, versions }),
  undo: () => tell('undo'),
  redo: () => tell('redo'),
  revert: (source: Source) => tell('revert', { source }),
  commit: (message: string) => tell<Committed>('commit', { message }),
  picture: (at: Source, file: File, alt: string) =>
    ask<Answer>(`picture?${asQuery(at)}&${query({ alt, name: file.name })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
};
