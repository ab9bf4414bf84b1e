import type { PaymentMethod } from '../../content/schema/registers.ts';
import { paymentGlyphs } from './payment-glyphs.ts';

interface PaymentGlyphProps {
  method: PaymentMethod;
  className: string;
}

export function PaymentGlyph({ method, className }: PaymentGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
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
  );
}

/** Each name recalls its logotype by weight and case. The place it stands in sets its width. */
export const lettering: Record<PaymentMethod, string> = {
  visa: 'font-black uppercase',
  mastercard: 'font-medium lowercase',
  'american-express': 'font-bold',
  paypal: 'font-bold',
  'apple-pay': 'font-medium',
  'google-pay': 'font-normal',
  stripe: 'font-bold lowercase',
  alipay: 'font-semibold',
};

interface PaymentMarkProps {
  method: PaymentMethod;
  /** The method's name beside the drawing; without it, there is only the drawing. */
  name?: string;
  /** Whether the name is centered beside the drawing, or stands on the line of the text around it. */
  className?: 'items-center' | 'items-baseline';
}

/** A method's mark and its name in one line. */
export function PaymentMark({ method, name, className = 'items-baseline' }: PaymentMarkProps) {
  return (
    <span className={`inline-flex max-w-full gap-2 ${className}`}>
      <PaymentGlyph method={method} className="size-7 shrink-0 self-center" />
      {name && (
        <span className={`min-w-0 wrap-anywhere font-display ${lettering[method]}`}>{name}</span>
      )}
    </span>
  );
}
