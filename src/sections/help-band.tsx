import type { Faq } from '../content/schemas/questions.ts';
import { ClosingBand } from './closing-band.tsx';

/** Where to go with a question that is not on the page. */
export function HelpBand({ title, text, contact, docs }: Faq['help']) {
  return <ClosingBand title={title} text={text} actions={[contact, docs]} />;
}
