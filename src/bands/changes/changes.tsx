import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import type { changesWords } from './changes-words.ts';

export function Changes({ words, anchor }: BandProps<typeof changesWords>) {
  const { title, intro, before, after, rows } = words;
  return (
    <Band id={anchor} title={title} intro={intro} tone="sheet">
      <table className="ledger w-full text-start">
        <thead className="max-md:sr-only">
          <tr className="font-mono text-xs text-soft">
            <td className="w-1/5 pb-3" />
            <th scope="col" className="w-2/5 pe-8 pb-3 font-normal">
              {before}
            </th>
            <th scope="col" className="pb-3 font-normal">
              {after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic} className="border-t border-rule max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-5 pe-6 font-display text-lg leading-snug font-bold max-md:block max-md:py-0"
              >
                {row.topic}
              </th>
              <td className="py-5 pe-8 text-sm text-soft max-md:block max-md:py-2 max-md:pe-0">
                <span aria-hidden="true" className="mb-0.5 block font-mono text-xs md:hidden">
                  {before}
                </span>
                {row.before}
              </td>
              <td className="py-5 text-sm max-md:block max-md:py-2">
                <span
                  aria-hidden="true"
                  className="mb-0.5 block font-mono text-xs text-print md:hidden"
                >
                  {after}
                </span>
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
