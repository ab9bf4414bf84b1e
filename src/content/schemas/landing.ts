import { z } from 'zod';
import { pageOf } from './bands.ts';
import {
  action,
  cards,
  closing,
  exact,
  hair,
  lead,
  linkAction,
  list,
  meta,
  question,
  sample,
  stat,
  step,
  text,
} from './fields.ts';
import { figure, portrait } from './pictures.ts';
import { plan, planWords } from './plans.ts';
import { label } from './specimens-fields.ts';

const heroForm = z.strictObject({
  label: text('Name of the e-mail field'),
  placeholder: text('Example inside the empty field'),
  submit: text('Words on the button'),
  submitting: text('What a screen reader hears while it is sent'),
  success: text('Message after a successful sign-up'),
  invalid: text('Message for an empty field or one without an @'),
  failure: text('Message when it could not be sent'),
  note: text('Small print under the form'),
  noScript: text('What to do instead where scripts are off'),
});

const providerTile = z.strictObject({
  name: exact('Name of the provider'),
  status: z.enum(['active', 'custom', 'coming']).describe('Whether it can be connected today'),
  description: text('One short sentence'),
  customInfo: z
    .strictObject({
      title: text('Heading of the details card'),
      price: text('Price line, from {price.customProviderYearly}'),
      features: list(text('What it includes')),
      action: linkAction,
    })
    .optional()
    .describe('Details card of the custom tile, shown on hover, focus and tap'),
});

const testimonial = z.strictObject({
  quote: text('What the customer says, two or three sentences'),
  author: exact('Full name'),
  sample,
  hair,
  portrait,
  role: text('Job title'),
  company: exact('Company'),
  badge: text('Short label, such as “Travel agency”'),
  duration: text('How long they have been a customer'),
});

const popupMessage = z.strictObject({
  name: exact('First name and initial'),
  location: exact('City and country'),
  plan: text('Plan the message speaks of, such as “Growth”'),
  message: text('What they did, such as “launched a storefront”'),
});

export const landingSchema = pageOf(
  {
    meta,
    hero: z
      .strictObject({
        title: text('Headline: a full sentence'),
        lead: lead('Two sentences under the headline'),
        form: heroForm.optional().describe('The e-mail box; without it, there are actions'),
        actions: list(action, 1, 2)
          .optional()
          .describe('Buttons in place of the e-mail box: the first is the main one'),
        ink: z
          .strictObject({
            title: text('Heading of the try-out beside the card'),
            name: text('Name of the field for the visitor’s brand'),
            inks: text('Name of the group of inks, for screen readers'),
            swatches: z.strictObject({
              agencies: text('Name of the first ink'),
              operators: text('Name of the second ink'),
              enterprises: text('Name of the third ink'),
              startups: text('Name of the fourth ink'),
            }),
            any: text('Name of the field for any other color'),
            copy: text('Words on the button that copies the address of this version'),
            copied: text('What the button says once it has'),
            address: text('Name of the field that shows the address where it cannot be copied'),
            reset: text('Words on the button that brings back our own ink'),
          })
          .optional()
          .describe('The try-out: a brand name and an ink that repaint the drawings'),
        picture: figure,
      })
      .superRefine(({ form, actions }, context) => {
        if (Boolean(form) !== Boolean(actions)) return;
        const message = form
          ? 'must be left out while there is a form'
          : 'is missing: a hero without a form needs one or two buttons';
        context.addIssue({ code: 'custom', path: ['actions'], message });
      })
      // Without the drawings there is nothing to try an ink on.
      .transform(({ ink, ...hero }) => ({ ...hero, ...(!hero.picture && ink && { ink }) })),
    popup: z
      .strictObject({
        sample,
        label: text('Name of the popup, for screen readers'),
        close: text('Name of its close button'),
        agoOne: text('Time line for one minute'),
        ago: text('Time line for {minutes} minutes'),
        plan: text('Plan line; {plan} is its name'),
        messages: list(popupMessage, 1, 60),
      })
      .optional()
      .describe('Recent activity in the corner of the screen; leave it out, and nothing comes up'),
  },
  {
    trust: z.strictObject({
      title: text('Heading of the statistics, for screen readers'),
      stats: list(stat),
    }),
    features: cards,
    setup: z.strictObject({
      title: text('Heading above the steps'),
      intro: lead('One sentence'),
      pace: text('How long it takes, under the steps'),
      steps: list(step).describe('The first three are drawn'),
      drawings: z
        .strictObject({
          key: z
            .strictObject({ label, value: text('A sample key, plainly one') })
            .describe('The key over the first step'),
          tag: z
            .strictObject({ label, plan: text('Place and data of the sample plan') })
            .describe('The price tag over the second step; its figures are those of one payment'),
          code: text('What the QR code over the third step is, for those who do not see it'),
        })
        .describe('What is drawn over the steps'),
      providers: z.strictObject({
        title: text('Heading of the provider list'),
        intro: lead('One sentence'),
        statuses: z.strictObject({
          active: text('Label of a provider that works today'),
          custom: text('Label of the custom provider'),
          coming: text('Label of providers to come'),
        }),
        tiles: list(providerTile).describe('At most one of them custom'),
      }),
      dashboard: z.strictObject({
        title: text('Heading above the mock admin dashboard'),
        text: lead('One or two sentences'),
        action: linkAction,
        picture: figure,
      }),
    }),
    payments: z.strictObject({
      title: text('Heading of the payment methods'),
      intro: lead('One or two sentences'),
      action: linkAction,
    }),
    pricing: z.strictObject({
      title: text('Heading of the plans'),
      intro: lead('One or two sentences'),
      words: planWords,
      plans: list(plan),
      questionsLink: linkAction,
      questions: z.strictObject({
        title: text('Heading of the strip with common questions'),
        items: list(question),
        link: linkAction,
      }),
    }),
    testimonials: z.strictObject({
      title: text('Heading of the testimonials'),
      label: text('Name of the carousel, for screen readers'),
      carouselRole: text('What it is, as a screen reader says it: “carousel”'),
      slideRole: text('What each item is, as a screen reader says it: “slide”'),
      pause: text('Words on the pause button'),
      play: text('Words on the same button while paused'),
      dots: text('Name of the group of dots'),
      dot: text('Name of each dot; {n} is its number'),
      slide: text('Name of each slide; {n} of {total}'),
      portrait: text('Alternative text of a portrait; {author} is the name'),
      items: list(testimonial),
      highlights: list(stat, 0),
    }),
    closing,
  },
);

export type LandingPage = z.infer<typeof landingSchema>;
/** The same with every band. */
export type Landing = Required<LandingPage>;
export type HeroFormWords = z.infer<typeof heroForm>;
