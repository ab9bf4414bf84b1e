import { Icon } from '../components/icon.tsx';
import type { SignIn, SignUp } from '../content/schemas/account.ts';

export function SignInPromo({ text, points }: Pick<SignIn['promo'], 'text' | 'points'>) {
  return (
    <div>
      <p className="text-lg text-soft">{text}</p>
      <ul className="mt-8">
        {points.map((point) => (
          <li key={point} className="border-t border-rule py-3 text-sm">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SignUpPromo({ items, stats, statsLabel }: Omit<SignUp['promo'], 'heading'>) {
  return (
    <div>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5">
            <Icon name={item.icon} className="mt-0.5 size-5 text-print" />
            <div>
              <p className="font-semibold">{item.title}</p>
              <p className="text-sm text-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl
        aria-label={statsLabel}
        className="grid auto-cols-fr grid-flow-col border-t border-rule pt-6"
      >
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-display text-2xl leading-none font-bold narrow">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
