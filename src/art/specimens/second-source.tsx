import type { Health } from './dashboard-providers.tsx';
import { Cords, Jack } from './switchboard.tsx';

interface SecondSourceProps {
  label: string;
  order: string;
  providers: readonly { name: string; detail: string; health: Health }[];
}

/** The switchboard in small: one order, the provider that did not answer, and the one that did. */
export function SecondSource({ label, order, providers }: SecondSourceProps) {
  const live = providers.findIndex(({ health }) => health === 'up');
  return (
    <figure
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(2rem,1fr)_minmax(0,14rem)]"
    >
      <p className="self-center whitespace-nowrap border border-print bg-card px-2.5 py-2 font-mono text-print text-xs">
        {order}
      </p>
      <Cords providers={providers} live={live} />
      <ol className="grid auto-rows-fr grid-cols-1 border-edge border-s">
        {providers.map(({ name, detail, health }, index) => (
          <li key={name} className="relative flex items-center py-0.5 ps-6">
            <Jack health={health} live={index === live} />
            <p className="min-w-0 text-sm leading-tight">
              <span className="block font-medium">{name}</span>
              <span className="block text-soft text-xs">{detail}</span>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
