import { Band } from '../components/band.tsx';
import type { Step } from '../content/schemas/fields.ts';
import { StepList } from './step-list.tsx';

type Props = { title: string; intro: string; steps: Step[]; tone?: 'paper' | 'sheet' };

/** How something goes, step by step, beside its heading. */
export function LaunchBand({ title, intro, steps, tone = 'sheet' }: Props) {
  return (
    <Band
      title={title}
      intro={intro}
      layout="beside"
      className={tone === 'sheet' ? 'bg-sheet' : ''}
    >
      <StepList steps={steps} />
    </Band>
  );
}
