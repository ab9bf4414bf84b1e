import type { Path } from './api.ts';

/** A change to a value, with the entry that a list gets. An undefined value takes a field out. */
export type Edit =
  | { do: 'set'; value: unknown }
  | { do: 'add'; index: number; entry: unknown }
  | { do: 'duplicate' | 'remove' | 'up' | 'down'; index: number };

function changeEntries(list: unknown[], edit: Exclude<Edit, { do: 'set' }>): unknown[] {
  const { index } = edit;
  if (edit.do === 'add') return list.toSpliced(index, 0, edit.entry);
  if (edit.do === 'remove') return list.toSpliced(index, 1);
  if (edit.do === 'duplicate') return list.toSpliced(index, 0, list[index]);
  const first = edit.do === 'up' ? index - 1 : index;
  return list.toSpliced(first, 2, list[first + 1], list[first]);
}

/** The data of a file with one value changed. */
export function changeData(data: unknown, path: Path, edit: Edit): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return edit.do === 'set' ? edit.value : changeEntries(data as [], edit);
  if (Array.isArray(data))
    return data.with(Number(step), changeData(data[Number(step)], rest, edit));
  const { [step]: before, ...others } = (data ?? {}) as Record<string, unknown>;
  const after = changeData(before, rest, edit);
  return after === undefined ? others : { ...(data as object), [step]: after };
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | null | undefined)?.[step],
    data,
  );
}
