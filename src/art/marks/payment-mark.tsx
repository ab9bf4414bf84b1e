import { type PaymentMethod, paymentGlyphs } from './payment-glyphs.ts';

interface PaymentMarkProps {
  method: PaymentMethod;
  /** The method's name, set beside the drawing; without it only the drawing stands. */
  name?: string;
  className?: string;
}

/** Each name keeps a hint of its own voice, within one typeface. */
const voices: Record<PaymentMethod, string> = {
  visa: 'wide font-black tracking-tight uppercase',
  mastercard: 'font-medium lowercase',
  'american-express': 'narrow font-bold uppercase tracking-wide',
  paypal: 'font-bold',
  'apple-pay': 'font-medium',
  'google-pay': 'font-normal',
  stripe: 'wide font-bold lowercase tracking-tight',
  alipay: 'narrow font-semibold',
};

/** One hairline family for every method: our own geometry and lettering, nobody's logotype. */
export function PaymentMark({ method, name, className = '' }: PaymentMarkProps) {
  return (
    <span
      className={`inline-flex items-stretch rounded-plate border border-edge bg-paper text-ink ${className}`}
    >
      <svg
        aria-hidden="true"
        className={`m-1.5 size-8 shrink-0 ${name ? '' : 'mx-auto'}`}
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={paymentGlyphs[method].outline} />
        <path d={paymentGlyphs[method].hatch} strokeWidth="0.6" />
      </svg>
      {name && (
        <span className="flex items-center border-rule border-l px-2.5 py-1">
          <span
            className={`font-display text-sm leading-none @max-[9rem]:text-xs @max-[9rem]:[font-stretch:75%] ${voices[method]}`}
          >
            {name}
          </span>
        </span>
      )}
    </span>
  );
}
