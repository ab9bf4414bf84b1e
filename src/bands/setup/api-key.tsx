import { Rosette } from '../../art/plate/rosette.tsx';

type ApiKeyProps = { label: string; value: string };

/** An API key drawn as a key: the plate is its bow, and the sample value stands on its blade. */
export function ApiKey({ label, value }: ApiKeyProps) {
  return (
    <figure role="img" aria-label={label} className="flex items-center">
      <span className="size-14 shrink-0 rounded-full border border-ink bg-card p-1 lg:size-22 lg:p-1.5">
        <Rosette preset="seal" className="size-full" />
      </span>
      <span className="-ms-px flex h-9 min-w-0 items-start">
        <span
          dir="ltr"
          className="flex h-full min-w-0 items-center wrap-anywhere border-ink border-y bg-card px-1.5 font-mono text-xs lg:px-3 lg:text-sm"
        >
          {value}
        </span>
        <svg
          aria-hidden="true"
          className="outward h-14 w-10 shrink-0 max-sm:-ms-1"
          viewBox="0 0 40 56"
          fill="var(--color-card)"
          stroke="var(--color-ink)"
        >
          <path d="M0 .5h39.5v35h-6v10h-9v-10h-7v17h-10v-17H0" />
          <path d="M20 8v20M24 8v20M28 8v20M32 8v20" stroke="var(--print)" />
        </svg>
      </span>
    </figure>
  );
}
