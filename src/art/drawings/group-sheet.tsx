import { WaveBand } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { QrPicture } from './qr-picture.tsx';
import { Sample, ShopName } from './sheet.tsx';
import { HealthSign } from './signs.tsx';

export function GroupSheet({ words, others, className }: DrawingProps<'groupSheet'>) {
  return (
    <figure
      aria-label={words.label}
      className={`inkable rounded-plate border border-edge bg-card ${className}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 px-5 pt-4 sm:px-7">
        <ShopName name={others.storefront.shop} className="wide" />
        <p className="font-semibold text-sm">{words.title}</p>
        <p className="text-sm text-soft">{words.trip}</p>
        <Sample>{words.sample}</Sample>
      </div>
      <WaveBand className="mt-2 h-6 w-full" />
      <ol className="grid overflow-hidden sm:grid-cols-2 lg:grid-cols-3">
        {words.guests.map((guest, index) => (
          <li
            key={guest.activationCode}
            className="-ms-px flex flex-wrap items-stretch justify-between gap-4 border-edge border-s border-t border-dashed px-5 py-4 sm:p-7 lg:max-xl:p-5"
          >
            <div className="flex min-w-0 flex-1 basis-24 flex-col">
              <p aria-hidden="true" className="font-mono text-print text-xs">
                {String(index + 1).padStart(2, '0')}
              </p>
              <p className="mt-1 font-bold font-display text-lg leading-tight">{guest.name}</p>
              <p className="text-soft text-xs">{words.plan}</p>
              <p className="mt-auto flex items-center gap-2 pt-3 text-xs">
                <HealthSign health={guest.installed ? 'up' : 'standby'} />
                {guest.state}
              </p>
            </div>
            <div className="shrink-0">
              <QrPicture activationCode={guest.activationCode} className="size-22 sm:size-30" />
              <p dir="ltr" className="mt-1 text-center font-mono text-[0.6875rem]">
                {guest.activationCode.split('$').at(-1)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
