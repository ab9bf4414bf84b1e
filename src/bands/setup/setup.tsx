import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { WholeCodes } from '../../components/whole-codes.tsx';
import type { BandProps } from '../define-band.ts';
import { BandFigure, captionLook } from '../drawing/band-figure.tsx';
import { providerLook } from './provider-tile.tsx';
import { SetupThread } from './setup-thread.tsx';
import type { ProviderTileWords, setupWords } from './setup-words.ts';

const statusLook = 'col-start-2 row-span-2 row-start-1 mt-0.5 font-mono text-xs';

/** The line of a provider with details. All its elements may be in a button. */
export const CustomLine = ({ tile, status }: { tile: ProviderTileWords; status: string }) => (
  <>
    <span className="font-semibold">{tile.name}</span>
    <span className="text-sm text-soft">
      <WholeCodes text={tile.description} />
    </span>
    <span className={`${statusLook} inline-flex items-center gap-1 text-print`}>
      {status}
      <LineIcon drawing={Plus} className="size-4" />
    </span>
  </>
);

type DetailsProps = NonNullable<ProviderTileWords['customInfo']>;

export const ProviderDetails = ({ title, price, features, action }: DetailsProps) => (
  <>
    <p className="font-display text-lg font-bold">{title}</p>
    <p className="mt-1 font-mono text-lg text-print">{price}</p>
    <ul className="my-4 grid gap-1 text-sm text-soft">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2 wrap-anywhere before:content-['–'_/_'']">
          {feature}
        </li>
      ))}
    </ul>
    <ButtonLink kind="strong" href={action.href} className="w-full">
      {action.label}
    </ButtonLink>
  </>
);

type LineProps = {
  tile: ProviderTileWords;
  status: string;
  /** Replaces the line: the island of a tile with details. */
  children?: ReactNode;
};

export function ProviderLine({ tile, status, children }: LineProps) {
  return (
    <li className={`border-t border-rule ${children ? '' : providerLook}`}>
      {children ?? (
        <>
          <p className="font-semibold">{tile.name}</p>
          <p className="text-sm text-soft">{tile.description}</p>
          <p className={`${statusLook} ${tile.status === 'active' ? 'text-good' : 'text-soft'}`}>
            {status}
          </p>
        </>
      )}
    </li>
  );
}

type Props = BandProps<typeof setupWords> & {
  /** A ProviderLine for each provider. */
  providers?: ReactNode;
};

/** Steps without code, the providers to choose from, and the panel they are run from. */
export function Setup({ words, anchor, uid, site, providers }: Props) {
  const { dashboard } = words;
  return (
    <section id={anchor} className="band page-pad overflow-x-clip bg-sheet">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <h2 className="text-2xl">{words.title}</h2>
          <p className="mt-4 max-w-text text-soft">{words.intro}</p>
        </div>
        {words.pace && <p className="font-semibold">{words.pace}</p>}
      </div>
      <SetupThread words={words} site={site} />
      {words.providers.tiles.length > 0 && (
        <div className="mt-16">
          <h3 id="providers" className="text-xl">
            {words.providers.title}
          </h3>
          <p className="mt-2 max-w-text text-soft">{words.providers.intro}</p>
          <ul className="mt-8 grid items-start gap-x-8 lg:grid-cols-2">{providers}</ul>
        </div>
      )}
      <div className="page-grid mt-16 gap-y-8">
        <div className="col-span-12 flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-text">
            <h3 id="dashboard" className="text-xl">
              {dashboard.title}
            </h3>
            <p className="mt-2 text-sm text-soft">{dashboard.text}</p>
          </div>
          {dashboard.action && (
            <ButtonLink kind="quiet" href={dashboard.action.href}>
              {dashboard.action.label}
            </ButtonLink>
          )}
        </div>
        <BandFigure
          figure={dashboard}
          site={site}
          id={`${uid}-dashboard`}
          className={dashboard.picture ? 'col-span-12' : 'inkable col-span-12'}
        />
        {dashboard.caption && (
          <p className={`-mt-4 col-span-12 ${captionLook}`}>{dashboard.caption}</p>
        )}
      </div>
    </section>
  );
}
