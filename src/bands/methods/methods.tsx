import { PaymentMark } from '../../art/marks/payment-mark.tsx';
import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { entriesOf } from '../refs.ts';
import type { methodsWords } from './methods-words.ts';

/** How each payment method works, line by line. */
export function Methods({ words, anchor, site }: BandProps<typeof methodsWords>) {
  const { title, intro, method, traveler, device } = words;
  return (
    <Band id={anchor} title={title} intro={intro} layout="beside">
      <table className="w-full table-fixed text-start text-sm">
        <thead className="max-sm:sr-only">
          <tr className="font-mono text-xs text-soft">
            <th scope="col" className="w-[32%] pb-3 font-normal">
              {method}
            </th>
            <th scope="col" className="pb-3 font-normal">
              {traveler}
            </th>
            <th scope="col" className="w-[25%] pb-3 font-normal">
              {device}
            </th>
          </tr>
        </thead>
        <tbody>
          {entriesOf(site.paymentMethods, words.methods).map((line) => (
            <tr
              key={line.id}
              className="border-t border-rule last:border-b max-sm:block max-sm:py-4"
            >
              <th scope="row" className="py-3 pe-4 text-base font-normal max-sm:block max-sm:py-0">
                <PaymentMark method={line.id} name={line.name} />
              </th>
              <td className="py-3 pe-6 max-sm:block max-sm:pt-2 max-sm:pb-0">{line.traveler}</td>
              <td className="py-3 text-soft max-sm:block max-sm:py-0">{line.device}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
