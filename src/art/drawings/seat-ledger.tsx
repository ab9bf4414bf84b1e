import { longest } from '../../lib/text.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Ornament } from './lines.tsx';
import { flowingRows, Sample, Sheet, SheetHead } from './sheet.tsx';

/** The number of letters of a name and a state that fit one line on a phone. Longer ones wrap. */
const roomForLine = 24;

const roomy = 'hidden @[34rem]:table-cell';
const roomier = 'hidden @[42rem]:table-cell';
/** The narrowest ledger leaves out the numbers of the seats. */
const seat = '@max-[19rem]:hidden';
/** A double line after the numbers, where they are shown. */
const ruled = 'border-print ps-3 @min-[19rem]:border-s-3 @min-[19rem]:border-double';
const cell = 'py-2 pe-2 @[34rem]:py-3 @[34rem]:pe-3';

export function SeatLedger({ words, className }: DrawingProps<'seatLedger'>) {
  const { columns, rows, total } = words;
  const names = longest(rows.map(({ employee }) => employee));
  const isTight = names + longest(rows.map(({ state }) => state)) > roomForLine;
  const line = isTight ? '' : 'whitespace-nowrap';
  return (
    <Sheet label={words.label} paper="overflow-x-auto bg-card" className={`inkable ${className}`}>
      <SheetHead
        title={words.title}
        period={words.period}
        className="border-b-2 px-4 py-3 @[34rem]:px-6"
      >
        <Sample>{words.sample}</Sample>
      </SheetHead>
      <table
        className={`w-full text-start text-xs @[34rem]:text-sm ${flowingRows} ${isTight ? 'wrap-anywhere' : ''}`}
      >
        <thead className="narrow font-display text-soft text-xs">
          <tr className="border-edge border-b">
            <th className={`w-9 pe-2 @[34rem]:w-12 text-end font-medium ${seat}`}>
              {columns.seat}
            </th>
            <th className={`${ruled} font-medium ${cell}`}>{columns.employee}</th>
            <th className={`font-medium ${cell} ${roomy}`}>{columns.costCenter}</th>
            <th className={`font-medium ${cell} ${roomier}`}>{columns.role}</th>
            <th className={`font-medium ${cell} ${roomier}`}>{columns.line}</th>
            <th className={`font-medium ${cell}`}>{columns.used}</th>
            <th className={`pe-3 text-end font-medium @[34rem]:pe-6`}>{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} className="border-rule border-b">
              <td
                className={`whitespace-nowrap pe-2 ps-2 text-end font-mono text-soft text-xs ${seat}`}
              >
                {row.seat}
              </td>
              <td className={`${line} ${ruled} ${cell}`}>
                {row.employee}
                <span className="block font-mono text-[0.6875rem] text-soft @[34rem]:hidden">
                  {row.costCenter}
                </span>
              </td>
              <td className={`font-mono text-xs ${cell} ${roomy}`}>{row.costCenter}</td>
              <td className={`text-soft ${cell} ${roomier}`}>{row.role}</td>
              <td className={`text-soft ${cell} ${roomier}`}>{row.line}</td>
              <td className={cell}>
                <span className="flex flex-col items-start gap-x-2 gap-y-1 @[34rem]:flex-row-reverse @[34rem]:items-baseline @[34rem]:justify-end">
                  <span className="whitespace-nowrap font-mono text-[0.6875rem] tabular-nums @[34rem]:text-xs">
                    {row.used}
                  </span>
                  <Usage share={row.share} />
                </span>
              </td>
              <td
                className={`${line} pe-3 text-end text-xs @[34rem]:pe-6 ${row.active ? 'text-good' : 'text-soft'}`}
              >
                {row.state}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <td className={seat} />
            <td className={`${ruled} ${cell}`}>{total.term}</td>
            <td className={`${cell} ${roomy}`} />
            <td className={`${cell} ${roomier}`} />
            <td className={`${cell} ${roomier}`} />
            <td className={cell}>
              <span className="whitespace-nowrap border-ink border-b-3 border-double font-mono text-[0.6875rem] tabular-nums @[34rem]:text-xs">
                {total.used}
              </span>
            </td>
            <td className={`${line} pe-3 text-end text-xs @[34rem]:pe-6`}>{total.seats}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}

/** Ten strokes for the data allowance. Used ones are heavy. */
function Usage({ share }: { share: number }) {
  const used = Math.round(share / 10);
  const strokes = Array.from({ length: 10 }, (_, index) => `M${index * 6.4 + 2} 0v12`);
  return (
    <Ornament className="h-2.5 w-13.5 shrink-0 @[34rem]:h-3 @[34rem]:w-16" box="0 0 64 12">
      <path d={strokes.slice(used).join('')} stroke="var(--color-edge)" strokeWidth="0.7" />
      <path d={strokes.slice(0, used).join('')} strokeWidth="2" />
    </Ornament>
  );
}
