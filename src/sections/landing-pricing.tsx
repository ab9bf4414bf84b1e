import { Band } from '../components/band.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Prices } from '../content/schemas/registers.ts';
import type { Tender } from '../lib/money.ts';
import { PlanCards } from './plan-cards.tsx';
import { QuestionsBand } from './questions-band.tsx';

/** The landing page's plans, ending in the strip of common questions they link to. */
export function LandingPricing({
  words,
  prices,
  tender,
}: {
  words: Landing['pricing'];
  prices: Prices['plans'];
  tender: Tender;
}) {
  return (
    <>
      <Band title={words.title} intro={words.intro} className="tall bg-sheet">
        <PlanCards
          id="landing"
          words={words.words}
          plans={words.plans}
          prices={prices}
          tender={tender}
        />
        <p className="mt-8">
          <a href={words.questionsLink.href} className="link-line">
            {words.questionsLink.label}
          </a>
        </p>
      </Band>
      <QuestionsBand
        id="faq"
        title={words.questions.title}
        items={words.questions.items}
        link={words.questions.link}
      />
    </>
  );
}
