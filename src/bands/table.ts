import { articlesWords as articles } from './articles/articles-words.ts';
import { cardsWords as cards } from './cards/cards-words.ts';
import { changesWords as changes } from './changes/changes-words.ts';
import { closingWords as closing } from './closing/closing-words.ts';
import { codeReaderWords as codeReader } from './code-reader/code-reader-words.ts';
import { contactWords as contact } from './contact/contact-words.ts';
import { detailWords as detail } from './detail/detail-words.ts';
import { drawingWords as drawing } from './drawing/drawing-words.ts';
import { embedWords as embed } from './embed/embed-words.ts';
import { faqWords as faq } from './faq/faq-words.ts';
import { figuresWords as figures } from './figures/figures-words.ts';
import { formWords as form } from './form/form-words.ts';
import { heroWords as hero } from './hero/hero-words.ts';
import { landingHeroWords as landingHero } from './landing-hero/landing-hero-words.ts';
import { marginWords as margin } from './margin/margin-words.ts';
import { paymentsWords as payments } from './payments/payments-words.ts';
import { plansWords as plans } from './plans/plans-words.ts';
import { promoWords as promo } from './promo/promo-words.ts';
import { questionsWords as questions } from './questions/questions-words.ts';
import { setupWords as setup } from './setup/setup-words.ts';
import { signInWords as signIn } from './sign-in/sign-in-words.ts';
import { signUpWords as signUp } from './sign-up/sign-up-words.ts';
import { stepsWords as steps } from './steps/steps-words.ts';
import { storiesWords as stories } from './stories/stories-words.ts';
import { teamWords as team } from './team/team-words.ts';
import { testimonialsWords as testimonials } from './testimonials/testimonials-words.ts';
import { textWords as text } from './text/text-words.ts';
import { videoWords as video } from './video/video-words.ts';

/** Every kind of band, by the name that pages use and that its folder has. */
export const bands = {
  articles,
  cards,
  changes,
  closing,
  'code-reader': codeReader,
  contact,
  detail,
  drawing,
  embed,
  faq,
  figures,
  form,
  hero,
  'landing-hero': landingHero,
  margin,
  payments,
  plans,
  promo,
  questions,
  setup,
  'sign-in': signIn,
  'sign-up': signUp,
  steps,
  stories,
  team,
  testimonials,
  text,
  video,
};

export type BandName = keyof typeof bands;

export const bandNames = Object.keys(bands) as BandName[];
