import { type PaymentMethod, paymentGlyphs } from './payment-glyphs.ts';

interface PaymentMarkProps {
  method: PaymentMethod;
  /** The method's name, set beside the drawing; without it only the drawing stands. */
  name?: string;
  className?: string;
}

/** Each name keeps a hint of its own voice, within one typeface; its width is the place’s. */
const voices: Record<PaymentMethod, string> = {
  visa: 'font-black uppercase',
  mastercard: 'font-medium lowercase',
  'american-express': 'font-bold',
  paypal: 'font-bold',
  'apple-pay': 'font-medium',
  'google-pay': 'font-normal',
  stripe: 'font-bold lowercase',
  alipay: 'font-semibold',
};

/** One hairline family for every method: our own geometry and lettering, nobody's logotype. */
export function PaymentMark({ method, name, className = '' }: PaymentMarkProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <svg
        aria-hidden="true"
        className="size-7 shrink-0"
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
      {name && <span className={`font-display ${voices[method]}`}>{name}</span>}
    </span>
  );
}
