import type { Brand } from '../brand/schema.ts';
import { askedScripts } from '../lib/asked-scripts.ts';
import type { Files } from './file-reader.ts';
import { dataIn, siteForms } from './site-forms.ts';

/** What words may depend on, in a language of a site: {if popup}these{else}those{end}. */
export function siteConditions(files: Files, root: string, brand: Brand): Record<string, boolean> {
  const pages = siteForms(files, root).map(({ page }) => page);
  const { hero, popup } = dataIn(files, `${root}pages/landing.yaml`) ?? {};
  const kept = {
    themeSwitch: dataIn(files, `${root}navigation.yaml`)?.themeSwitch !== false,
    ink: Boolean(hero?.ink) && !hero.picture,
    popup: Boolean(popup),
    consent: askedScripts(brand).length > 0,
  };
  return {
    ...kept,
    storage: Object.values(kept).includes(true),
    search: `${root}pages/faq.yaml` in files,
    scripts: brand.scripts.length > 0,
    forms: pages.length > 0,
    allForms: pages.length === 4,
    accounts: pages.includes('sign-in') || pages.includes('sign-up'),
    signIn: pages.includes('sign-in'),
    formsOff: brand.forms === 'off',
    formsOwn: brand.forms === 'own',
    formsService: brand.forms.startsWith('https:'),
  };
}
