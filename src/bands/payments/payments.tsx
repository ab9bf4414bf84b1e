import { PaymentMark, PaymentStamp } from '../../art/marks/payment-mark.tsx';
import { Band } from '../../components/band.tsx';
import { LinkLine } from '../../components/link-line.tsx';
import { perRow } from '../../lib/per-row.ts';
import type { PaymentMethods } from '../../schema/registers.ts';
import { entriesOf } from '../refs.ts';
import type { PaymentsProps } from './payments-words.ts';

export function Payments({ words, anchor, site }: PaymentsProps) {
  const { title, intro, action, columns } = words;
  const methods = entriesOf(site.paymentMethods, words.methods);
  return (
    <Band id={anchor} title={title} intro={intro} layout="beside">
      {words.look === 'table' ? (
        <MethodTable methods={methods} columns={columns} />
      ) : (
        <Stamps methods={methods} />
      )}
      <LinkLine link={action} className="mt-6" />
    </Band>
  );
}

type Methods = { methods: readonly PaymentMethods[number][] };

function Stamps({ methods }: Methods) {
  const columns = perRow(methods.length, 4) === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-4';
  return (
    <ul className={`stamp-sheet grid grid-cols-2 ${columns}`}>
      {methods.map(({ id, name }) => (
        <PaymentStamp key={id} method={id} name={name} />
      ))}
    </ul>
  );
}

/** How each payment method works, line by line. */
function MethodTable({ methods, columns }: Methods & Pick<PaymentsProps['words'], 'columns'>) {
  return (
    <table className="w-full table-fixed text-start text-sm">
      <thead className="max-sm:sr-only">
        <tr className="font-mono text-xs text-soft">
          <th scope="col" className="w-[32%] pb-3 font-normal">
            {columns?.method}
          </th>
          <th scope="col" className="pb-3 font-normal">
            {columns?.traveler}
          </th>
          <th scope="col" className="w-[25%] pb-3 font-normal">
            {columns?.device}
          </th>
        </tr>
      </thead>
      <tbody>
        {methods.map((line) => (
          <tr key={line.id} className="border-t border-rule last:border-b max-sm:block max-sm:py-4">
            <th scope="row" className="py-3 pe-4 text-base font-normal max-sm:block max-sm:py-0">
              <PaymentMark method={line.id} name={line.name} />
            </th>
            <td className="py-3 pe-6 max-sm:block max-sm:pt-2 max-sm:pb-0">{line.traveler}</td>
            <td className="py-3 text-soft max-sm:block max-sm:py-0">{line.device}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
