import type { DrawingWords } from '../../schema/drawings.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Ornament } from './lines.tsx';
import { Sample } from './sheet.tsx';

type Reach = keyof DrawingWords<'roleMatrix'>['reaches'];

const reaches = ['all', 'own', 'none'] as const;

/** Five columns do not fit a phone, where the name of a row is above its dots. */
const stacked = 'max-sm:grid max-sm:grid-cols-4';

export function RoleMatrix({ words, id, className }: DrawingProps<'roleMatrix'>) {
  return (
    <figure
      aria-label={words.label}
      className={`rounded-plate border border-edge bg-card px-3 pb-4 sm:px-7 ${className}`}
    >
      <Dies id={id} />
      <table className="w-full table-fixed text-sm">
        <thead className="bg-card max-sm:sticky max-sm:top-(--header)">
          <tr className={`border-ink border-b-2 ${stacked}`}>
            <th
              scope="col"
              className="py-4 text-start font-mono font-normal text-soft text-xs max-sm:sr-only sm:w-[36%]"
            >
              {words.may}
            </th>
            {words.roles.map((role) => (
              <th
                key={role}
                scope="col"
                className="narrow py-4 text-center font-bold font-display text-xs leading-tight hyphens-auto sm:text-sm md:px-1 lg:text-base"
              >
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ name, reach }) => (
            <tr key={name} className={`border-rule border-b ${stacked}`}>
              <th
                scope="row"
                className="text-start font-normal max-sm:col-span-4 max-sm:pt-3 sm:py-2 sm:pe-4"
              >
                {name}
              </th>
              {reach.map((how, column) => (
                <td key={words.roles[column]} className="py-2 text-center">
                  <Dot id={id} reach={how} />
                  <span className="sr-only">{words.reaches[how]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 sm:gap-x-6 text-soft text-xs">
        {reaches.map((reach) => (
          <p key={reach} aria-hidden="true" className="flex items-center gap-2">
            <Dot id={id} reach={reach} />
            {words.reaches[reach]}
          </p>
        ))}
        <Sample>{words.sample}</Sample>
      </div>
    </figure>
  );
}

function Dot({ id, reach }: { id: string; reach: Reach }) {
  return (
    <Ornament className="inline-block size-6 sm:size-8" box="-14 -14 28 28">
      <use href={`#${id}-${reach}`} />
    </Ornament>
  );
}

/** The three dots, drawn once and referenced by the table. */
function Dies({ id }: { id: string }) {
  const half = (r: number) => `M0-${r}A${r} ${r} 0 0 0 0 ${r}`;
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <circle id={`${id}-none`} r="12.5" strokeWidth="0.7" opacity="0.7" />
      <g id={`${id}-all`}>
        <circle r="12.5" />
        <circle r="5.5" strokeWidth="9" strokeDasharray="1.4 1.2" />
        <circle r="2" fill="var(--print)" />
      </g>
      <g id={`${id}-own`}>
        <circle r="12.5" strokeWidth="0.7" />
        <path d={half(5.5)} strokeWidth="9" strokeDasharray="1.4 1.2" />
        <path d="M0-12.5v25" />
      </g>
    </svg>
  );
}
