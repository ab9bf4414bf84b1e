import { band as addOns } from './add-ons/schema.ts';
import { band as articles } from './articles/schema.ts';
import { band as cards } from './cards/schema.ts';
import { band as changes } from './changes/schema.ts';
import { band as closing } from './closing/schema.ts';
import { band as codeReader } from './code-reader/schema.ts';
import { band as comparison } from './comparison/schema.ts';
import { band as contact } from './contact/schema.ts';
import { band as costs } from './costs/schema.ts';
import { band as detail } from './detail/schema.ts';
import { band as drawing } from './drawing/schema.ts';
import { band as embed } from './embed/schema.ts';
import { band as faq } from './faq/schema.ts';
import { band as figures } from './figures/schema.ts';
import { band as head } from './head/schema.ts';
import { band as help } from './help/schema.ts';
import { band as hero } from './hero/schema.ts';
import { band as landingHero } from './landing-hero/schema.ts';
import { band as margin } from './margin/schema.ts';
import { band as methods } from './methods/schema.ts';
import { band as notFound } from './not-found/schema.ts';
import { band as payments } from './payments/schema.ts';
import { band as plans } from './plans/schema.ts';
import { band as plansHero } from './plans-hero/schema.ts';
import { band as prices } from './prices/schema.ts';
import { band as promo } from './promo/schema.ts';
import { band as questions } from './questions/schema.ts';
import { band as reasons } from './reasons/schema.ts';
import { band as setup } from './setup/schema.ts';
import { band as signIn } from './sign-in/schema.ts';
import { band as signUp } from './sign-up/schema.ts';
import { band as steps } from './steps/schema.ts';
import { band as stories } from './stories/schema.ts';
import { band as story } from './story/schema.ts';
import { band as team } from './team/schema.ts';
import { band as testimonials } from './testimonials/schema.ts';
import { band as text } from './text/schema.ts';
import { band as values } from './values/schema.ts';
import { band as video } from './video/schema.ts';

/** Every kind of band, by the name that pages use and that its folder has. */
export const bands = {
  'add-ons': addOns,
  articles,
  cards,
  changes,
  closing,
  'code-reader': codeReader,
  comparison,
  contact,
  costs,
  detail,
  drawing,
  embed,
  faq,
  figures,
  head,
  help,
  hero,
  'landing-hero': landingHero,
  margin,
  methods,
  'not-found': notFound,
  payments,
  plans,
  'plans-hero': plansHero,
  prices,
  promo,
  questions,
  reasons,
  setup,
  'sign-in': signIn,
  'sign-up': signUp,
  steps,
  stories,
  story,
  team,
  testimonials,
  text,
  values,
  video,
};

export type BandName = keyof typeof bands;

export const bandNames = Object.keys(bands) as BandName[];
