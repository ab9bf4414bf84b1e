import type { ReactNode } from 'react';
import { Points } from '../../components/points.tsx';
import type { Step } from '../../schema/fields.ts';

type Props = {
  steps: (Step & { points?: string[] })[];
  /** The drawings above the steps. */
  heads?: ReactNode[];
  className?: string;
  itemClass?: string;
  headClass?: string;
  textClass?: string;
};

/** Steps side by side, or stacked on small screens, each under its drawing. */
export function DrawnSteps({
  steps,
  heads = [],
  className = '',
  itemClass = '',
  headClass = '',
  textClass = '',
}: Props) {
  return (
    <ol className={`grid gap-x-8 ${heads.length > 0 ? 'gap-y-12' : 'gap-y-8'} ${className}`}>
      {steps.map((step, index) => (
        <li key={step.title} className={`[counter-increment:step] ${itemClass}`}>
          {heads[index] && <div className={headClass}>{heads[index]}</div>}
          <div className={textClass}>
            <h3 className="mt-5 flex items-baseline gap-x-3 wrap-anywhere text-lg before:shrink-0 before:font-mono before:font-normal before:text-print before:text-sm before:content-[counter(step,decimal-leading-zero)_/_'']">
              {step.title}
            </h3>
            <p className="mt-1.5 max-w-text text-md text-soft">{step.text}</p>
            {step.when && <p className="mt-2 font-mono text-sm text-soft">{step.when}</p>}
            {step.points && <Points points={step.points} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
