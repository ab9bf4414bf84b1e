import type { Step } from '../content/schemas/fields.ts';

export function StepList({ steps, level = 3 }: { steps: Step[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[3rem_1fr] border-t border-rule py-6">
          <span aria-hidden="true" className="font-mono text-sm leading-8 text-print">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <Heading className="text-lg">{step.title}</Heading>
              {step.when && (
                <p className="font-mono text-sm text-soft max-sm:basis-full">{step.when}</p>
              )}
            </div>
            <p className="mt-1.5 max-w-text text-sm text-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
