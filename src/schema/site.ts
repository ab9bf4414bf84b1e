import type { Language } from '../lib/paths.ts';
import type { Picture } from '../lib/pictures.ts';
import type { Brand } from './brand.ts';
import type { InkName } from './fields.ts';
import type { Forms } from './forms.ts';
import type { Navigation, Words } from './frame.ts';
import type { Activity } from './islands.ts';
import type { Meta } from './meta.ts';
import type { Category, PaymentMethods, PlanSet, Prices, Redirects, Story } from './registers.ts';

/** A page as every part of the site can ask for it. Its bands are told apart in src/bands. */
export type PageFacts = {
  /** Its address in the default language. */
  address: string;
  meta: Meta;
  frame: 'main' | 'split' | 'bare';
  ink?: InkName | undefined;
  /** Whether search engines are told of it. */
  listed: boolean;
  /** Whether recent activity comes up in its corner. */
  activity: boolean;
  product?: { name: string; audience?: string | undefined } | undefined;
  bands: readonly { band: string }[];
};

/** The whole site in one language: what layouts and bands get. */
export type Site = {
  brand: Brand;
  prices: Prices;
  words: Words;
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
  /** Pictures that texts in Markdown name, by their file. */
  textPictures: Record<string, Picture>;
  pages: readonly PageFacts[];
  /** Addresses that are linked and have no page yet. */
  planned: readonly string[];
  redirects: Redirects;
  language: Language;
  languages: Language[];
};
