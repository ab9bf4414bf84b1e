import type { z } from 'zod';
import type { Language } from '../lib/paths.ts';
import type { Picture } from '../lib/pictures.ts';
import type { Activity } from './activity.ts';
import type { Brand } from './brand.ts';
import type { Drawings } from './drawings.ts';
import type { FormWords } from './form.ts';
import type { Forms } from './forms.ts';
import type { FrameWords, Navigation } from './frame.ts';
import type { pageFields } from './page-fields.ts';
import type { Category, PaymentMethods, PlanSet, Prices, Redirects, Story } from './registers.ts';

type PageFields = z.infer<z.ZodObject<typeof pageFields>>;

/** A page as all parts of the site see it. Only src/bands knows the types of its bands. */
export type PageFacts = Omit<PageFields, 'meta'> & {
  /** Its address in the default language. */
  address: string;
  /** A page of text may have no date. */
  meta: Omit<PageFields['meta'], 'updated'> & { updated?: string | undefined };
  bands: readonly { band: string; form?: FormWords }[];
  /** The indexes of bands that are not shown. */
  hidden?: readonly number[];
};

/** The whole site in one language, as layouts and bands receive it. */
export type Site = {
  brand: Brand;
  prices: Prices;
  words: FrameWords;
  navigation: Navigation;
  /** Missing where forms only pretend. */
  forms: Forms | undefined;
  plans: Record<string, PlanSet>;
  paymentMethods: PaymentMethods;
  categories: Category[];
  stories: Story[];
  activity: Activity | undefined;
  drawings: Drawings;
  /** The pictures in Markdown texts, by their file. */
  textPictures: Record<string, Picture>;
  pages: readonly PageFacts[];
  /** Addresses with links to them but no page yet. */
  planned: readonly string[];
  redirects: Redirects;
  language: Language;
  languages: Language[];
  /** Set where this is not the live site. */
  stage?: 'preview' | undefined;
};
