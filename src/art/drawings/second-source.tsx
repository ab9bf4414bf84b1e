import type { DrawingProps } from './drawing-props.ts';
import { Cords, Jack } from './switchboard.tsx';

/** Three fit: the provider that failed, the one that answered, and the next. */
const shown = 3;

export function SecondSource({ others, className }: DrawingProps<'secondSource'>) {
  const { label, request } = others.switchboard;
  const providers = others.switchboard.providers.slice(0, shown);
  const live = providers.findIndex(({ health }) => health === 'up');
  return (
    <figure
      role="img"
      aria-label={label}
      className={`grid grid-cols-[auto_minmax(min(2rem,4vw),1fr)_minmax(0,14rem)] max-[16rem]:grid-cols-1 ${className}`}
    >
      <p className="self-center whitespace-nowrap max-[16rem]:whitespace-normal border border-print bg-card px-2.5 py-2 font-mono text-print text-xs">
        {request.order}
      </p>
      <Cords providers={providers} live={live} />
      <ol className="grid auto-rows-fr grid-cols-1 border-edge border-s">
        {providers.map(({ name, detail, health }, index) => (
          <li key={name} className="relative flex items-center py-0.5 ps-6">
            <Jack health={health} live={index === live} />
            <p className="min-w-0 font-medium text-sm leading-tight">
              {name}
              <span className="block font-normal text-soft text-xs leading-tight">{detail}</span>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
