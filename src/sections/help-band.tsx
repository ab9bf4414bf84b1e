import type { Faq } from '../content/schemas/questions.ts';
import { ClosingBand } from './closing-band.tsx';

export function HelpBand({ title, text, contact, docs }: Faq['help']) {
  return <ClosingBand title={title} text={text} actions={[contact, docs]} />;
}
