import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import type { changesWords } from './changes-words.ts';

/** The column of the platform is a white sheet, on phones one for each row. */
const ours = 'bg-card px-5 py-4 max-md:mt-3 max-md:block max-md:border-s-2 max-md:border-print';

export function Changes({ words, anchor }: BandProps<typeof changesWords>) {
  const { title, intro, before, after, rows } = words;
  return (
    <Band id={anchor} title={title} intro={intro} tone="sheet">
      <table className="w-full text-start">
        <thead className="font-display text-lg max-md:sr-only">
          <tr>
            <td className="w-1/5" />
            <th scope="col" className="w-2/5 py-4 pe-8 font-semibold text-soft">
              {before}
            </th>
            <th scope="col" className="border-print border-t-2 bg-card px-5 py-4 font-bold">
              {after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic} className="border-t border-rule max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-4 pe-6 font-display text-lg leading-snug font-bold max-md:block max-md:p-0"
              >
                {row.topic}
              </th>
              <td className="py-4 pe-8 text-soft max-md:mt-2 max-md:block max-md:p-0">
                <span aria-hidden="true" className="block text-sm font-semibold md:hidden">
                  {before}
                </span>
                {row.before}
              </td>
              <td className={ours}>
                <span aria-hidden="true" className="block text-sm font-semibold md:hidden">
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
