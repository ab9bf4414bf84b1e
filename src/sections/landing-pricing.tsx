import { Band } from '../components/band.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Prices } from '../content/schemas/registers.ts';
import type { MoneyFormat } from '../lib/money.ts';
import { PlanCards } from './plan-cards.tsx';
import { QuestionsBand } from './questions-band.tsx';

export function LandingPricing({
  words,
  prices,
  moneyFormat,
}: {
  words: Landing['pricing'];
  prices: Prices;
  moneyFormat: MoneyFormat;
}) {
  return (
    <>
      <Band title={words.title} intro={words.intro} className="bg-sheet">
        <PlanCards
          id="landing"
          words={words.words}
          plans={words.plans}
          prices={prices}
          moneyFormat={moneyFormat}
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
