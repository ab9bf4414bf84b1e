import type { DrawingWords } from '../../schema/drawings.ts';
import { WaveBand } from '../plate/rosette.tsx';
import { BreakableCode } from './breakable-code.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Line, Lines } from './lines.tsx';
import { QrCode } from './qr-code.tsx';
import { Rows, Sheet, ShopName, ShopSeal } from './sheet.tsx';

type Words = DrawingWords<'boardingPass'>;

export function BoardingPass({ words, others, className }: DrawingProps<'boardingPass'>) {
  return (
    <Sheet
      label={words.label}
      paper="grid grid-cols-1 overflow-hidden bg-card @[38rem]:grid-cols-[minmax(0,1fr)_15rem]"
      className={`inkable ${className}`}
    >
      <div className="flex flex-col">
        <div className="flex items-center gap-2 border-rule border-b bg-sheet px-5 py-2.5 @[38rem]:py-4">
          <ShopSeal />
          <ShopName name={others.storefront.shop} />
          <p className="ms-auto hidden text-soft text-xs @[26rem]:block">{words.title}</p>
          <p className="ms-auto rounded-plate border border-print px-1.5 font-mono text-[0.6875rem] text-print uppercase tracking-[0.1em] @[26rem]:ms-0">
            {words.sample}
          </p>
        </div>
        <div className="flex items-center gap-3 px-5 pt-5 @[38rem]:my-auto @[38rem]:py-8">
          <StopCode {...words.from} />
          <RouteSpindle />
          <StopCode {...words.to} end />
        </div>
        <Rows
          rows={words.fields}
          className="grid grid-cols-2 gap-x-5 gap-y-3 px-5 pt-5 pb-5 @[26rem]:grid-cols-[repeat(4,auto)] @[38rem]:pt-0"
          row="border-rule border-t pt-1.5"
          term="text-[0.75rem] text-soft leading-tight"
          value="font-mono text-sm"
        />
        <WaveBand className="mt-auto h-9 w-full @[38rem]:mt-3 @[38rem]:h-14" />
      </div>
      <EsimStub {...words.esim} />
    </Sheet>
  );
}

function StopCode({ code, city, time, end = false }: Words['from'] & { end?: boolean }) {
  return (
    <div className={end ? 'text-end' : ''}>
      <p className="narrow font-bold font-display text-[2.75rem] leading-none tracking-tight @[38rem]:text-[4.25rem]">
        {code}
      </p>
      <p className="text-soft text-xs">{city}</p>
      <p className="font-mono text-sm">{time}</p>
    </div>
  );
}

function EsimStub({ title, plan, included, scan, activationCode }: Words['esim']) {
  return (
    <div className="relative flex flex-wrap gap-4 border-edge border-t border-dashed bg-sheet px-5 py-4 @[38rem]:flex-col @[38rem]:justify-between @[38rem]:border-t-0 @[38rem]:px-6 @[38rem]:py-5 @[38rem]:border-s">
      <div className="min-w-0 flex-1 basis-24 @[38rem]:flex-none">
        <p className="font-bold font-display text-print leading-tight">{title}</p>
        <p className="font-mono text-xs">{plan}</p>
        <p className="mt-1 text-soft text-xs">{included}</p>
        <p className="mt-2 font-mono text-[0.6875rem] text-soft leading-snug">
          <BreakableCode code={activationCode} />
        </p>
      </div>
      <div className="shrink-0">
        <QrCode text={activationCode} className="size-24 @[26rem]:size-28 @[38rem]:size-48" />
        <p className="mt-1.5 text-soft text-xs">{scan}</p>
      </div>
    </div>
  );
}

const bows = Array.from({ length: 13 }, (_, index) => (index - 6) * 9);

function RouteSpindle() {
  return (
    <Lines box="0 -60 200 120" className="h-16 min-w-0 flex-1 @[38rem]:h-24">
      <Line
        d={bows.map((bow) => `M4 0C60 ${bow * 2} 140 ${-bow * 2} 196 0`).join('')}
        strokeWidth="0.8"
      />
      <Line
        d={bows.map((bow) => `M4 0Q100 ${bow * 2} 196 0`).join('')}
        strokeWidth="0.6"
        stroke="var(--print-mid)"
      />
    </Lines>
  );
}
