import type { ReactNode } from 'react';
import { Dashboard } from '../art/specimens/dashboard.tsx';
import { ButtonLink } from '../components/button.tsx';
import { OwnFigure } from '../components/own-figure.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Specimens } from '../content/schemas/specimens.ts';
import type { MoneyFormat } from '../lib/money.ts';
import { SetupThread } from './setup-thread.tsx';

type Props = {
  words: Landing['setup'];
  specimens: Pick<Specimens, 'charts' | 'dashboard' | 'esimCard' | 'payment'>;
  moneyFormat: MoneyFormat;
  brandName: string;
  /** The custom provider's tile: an island. */
  customTile?: ReactNode;
};

type ListProps = { providers: Landing['setup']['providers'] } & Pick<Props, 'customTile'>;

function ProviderList({ providers, customTile }: ListProps) {
  return (
    <ul>
      {providers.tiles.map((tile) => (
        <li key={tile.name} className="border-t border-rule last:border-b">
          {tile.status === 'custom' ? (
            customTile
          ) : (
            <div className="flex items-start justify-between gap-4 py-4">
              <div>
                <p className="font-semibold">{tile.name}</p>
                <p className="text-sm text-soft">{tile.description}</p>
              </div>
              <p
                className={`mt-0.5 shrink-0 font-mono text-xs ${tile.status === 'active' ? 'text-good' : 'text-soft'}`}
              >
                {providers.statuses[tile.status]}
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Steps without code, the providers to choose from, and the panel they are run from. */
export function SetupBand({ words, specimens, moneyFormat, brandName, customTile }: Props) {
  return (
    <section className="overflow-x-clip bg-sheet py-16 sm:py-20 lg:py-28">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div>
            <h2 className="text-2xl">{words.title}</h2>
            <p className="mt-4 max-w-text text-soft">{words.intro}</p>
          </div>
          <p className="font-semibold">{words.pace}</p>
        </div>
        <SetupThread words={words} specimens={specimens} moneyFormat={moneyFormat} />
        <div className="page-grid mt-16 gap-y-8 lg:mt-24">
          <div className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-4">
            <h3 className="text-xl">{words.providers.title}</h3>
            <p className="mt-2 text-soft">{words.providers.intro}</p>
          </div>
          <div className="col-span-12 lg:col-span-7 lg:col-start-6">
            <ProviderList providers={words.providers} customTile={customTile} />
          </div>
        </div>
        <div className="page-grid mt-16 gap-y-8 lg:mt-24">
          <div className="col-span-12 flex flex-wrap items-end justify-between gap-6">
            <div className="max-w-text">
              <h3 className="text-xl">{words.dashboard.title}</h3>
              <p className="mt-2 text-sm text-soft">{words.dashboard.text}</p>
            </div>
            <ButtonLink kind="quiet" href={words.dashboard.action.href}>
              {words.dashboard.action.label}
            </ButtonLink>
          </div>
          {words.dashboard.picture ? (
            <OwnFigure picture={words.dashboard.picture} place="band" className="col-span-12" />
          ) : (
            <Dashboard
              id="landing-dashboard"
              brandName={brandName}
              words={specimens.dashboard}
              className="inkable col-span-12"
            />
          )}
        </div>
      </div>
    </section>
  );
}
