import type { Language } from '../../lib/paths.ts';
import type { Picture } from '../../lib/pictures.ts';
import type { Activity } from './activity.ts';
import type { Brand } from './brand.ts';
import type { InkName } from './fields.ts';
import type { Forms } from './forms.ts';
import type { FrameWords, Navigation } from './frame.ts';
import type { Meta } from './meta.ts';
import type { Category, PaymentMethods, PlanSet, Prices, Redirects, Story } from './registers.ts';

/** A page as all parts of the site see it. Only src/bands knows the types of its bands. */
export type PageFacts = {
  /** Its address in the default language. */
  address: string;
  /** A page of text may have no date. */
  meta: Omit<Meta, 'updated'> & { updated?: string | undefined };
  frame: 'main' | 'split' | 'bare';
  ink?: InkName | undefined;
  /** Whether it is in the sitemap. */
  listed: boolean;
  /** Whether it shows recent activity. */
  activity: boolean;
  product?: { name: string; audience?: string | undefined } | undefined;
  bands: readonly { band: string }[];
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
  /** The words of drawings, by their names in src/art/drawings/table.ts. */
  drawings: Readonly<Record<string, unknown>>;
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
