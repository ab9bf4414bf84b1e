import { longest } from '../../lib/longest.ts';

type Column = 'id' | 'plan' | 'provider' | 'total' | 'state';

export interface DashboardOrdersWords {
  title: string;
  columns: Record<Column, string>;
  rows: readonly (Record<Column, string> & { done: boolean })[];
}

/** Letters of a state that fit the last column on a phone; longer words break there. */
const roomForState = 10;

const wide = 'hidden @[34rem]:table-cell';

export function DashboardOrders({ words }: { words: DashboardOrdersWords }) {
  const { columns, rows } = words;
  const isTight = longest(rows.map(({ state }) => state)) > roomForState;
  return (
    <div>
      <p className="font-semibold text-xs">{words.title}</p>
      <table className={`mt-1 w-full text-start text-xs ${isTight ? 'wrap-anywhere' : ''}`}>
        <thead className="narrow font-display text-soft">
          <tr className="border-ink border-b">
            <th className="py-1 pe-3 font-medium">{columns.id}</th>
            <th className="py-1 pe-3 font-medium">{columns.plan}</th>
            <th className={`py-1 pe-3 font-medium ${wide}`}>{columns.provider}</th>
            <th className="py-1 pe-3 text-end font-medium">{columns.total}</th>
            <th className="py-1 text-end font-medium">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-rule border-b">
              <td className="py-1.5 pe-3 font-mono">{row.id}</td>
              <td className="py-1.5 pe-3">{row.plan}</td>
              <td className={`py-1.5 pe-3 text-soft ${wide}`}>{row.provider}</td>
              <td className="py-1.5 pe-3 text-end font-mono tabular-nums">{row.total}</td>
              <td className={`py-1.5 text-end ${row.done ? 'text-good' : 'text-soft'}`}>
                {row.state}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
