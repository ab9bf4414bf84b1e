import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { sharedFiles } from '../../src/content/file-kinds.ts';
import type { Files } from '../../src/content/files.ts';
import { parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { mapTexts, partsOf } from '../../src/lib/data.ts';
import { exampleOf, pageText } from '../support/example-pages.ts';
import { edited, german, problemsIn, shipped, textPage } from './site.ts';

// Edits that the check refuses, each tried alone in the shipped files, and what it reports.

/** The problem that is reported at the line of an edit, or null: file → text in it → its replacement → problem. */
const edits: Record<string, Record<string, Record<string, string | null>>> = {
  'content/prices.yaml': {
    'mobileAppSetup: 4999': {
      'mobileAppSetup: a lot':
        'items.mobileAppSetup: must be a plain number, such as 299 or 299.90',
      'mobileAppSetup: 4.999,5 €': 'items.mobileAppSetup: must be written with a point: 4999.50',
      'mobileAppSetup: 4,999': 'items.mobileAppSetup: must be a plain number: 4999',
      'mobileAppSetup: 4.999':
        'items.mobileAppSetup: must have at most two digits after the point, as many as USD has',
      'mobileAppSetup: -1': 'items.mobileAppSetup: must not be below zero',
      'mobileAppSetup: 49990000000': 'items.mobileAppSetup: must not be above 1000000000',
    },
    'monthly: 299,': {
      'monthly: 299,90,':
        'plans.pricing-starter.90: is not a field of this file: cents are written with a point, such as 299.90',
    },
    'monthly: 499, yearly: 399': {
      'monthly: 0, yearly: 5':
        'plans.landing-basic.yearly: yearly must be lower than monthly: it is the discounted price per month',
    },
  },
  'content/plans.yaml': {
    'save: "Save {percent}"': {
      'save: "Save\\v{percent}"':
        'landing.words.save: contains a control character: retype the text',
      'save: Save 25%':
        'landing.words.save: must say {percent} in place of a figure: it is computed from the prices',
    },
    'price: landing-basic': {
      'price: none': 'landing.plans.0.price: “none” is not a plan in prices.yaml',
    },
  },
  'content/faq/pricing-billing.yaml': {
    'id: pricing-billing': {
      'id: general': 'id: another entry is called “general”',
    },
  },
  'content/faq/general.yaml': {
    '(/solutions/startups)': {
      '(/startup)':
        'questions.2.answer: "/startup" is not a page of this site: write it, redirect the path in content/redirects.yaml, or delete the link',
    },
    'We support resellers,': {
      '### Deep\n\n      [Up](/faq#how-do-i-reach-support-deep) We support resellers,': null,
    },
  },
  'content/navigation.yaml': {
    'href: /sign-in': {
      'href: http://app.example.com':
        'signIn.href: must start with / (a page of this site), # (a place on this page), https://, mailto: or tel:',
      'href: javascript:alert(1)':
        'signIn.href: must start with / (a page of this site), # (a place on this page), https://, mailto: or tel:',
      'href: //evil.example':
        'signIn.href: "//evil.example" is not a page of this site: write it, redirect the path in content/redirects.yaml, or delete the link',
      'href: /pricng': 'signIn.href: "/pricng" is not a page of this site: did you mean /pricing?',
      'href: /pricing/':
        'signIn.href: "/pricing/" is not a page of this site: did you mean /pricing?',
      'href: /About.html':
        'signIn.href: "/About.html" is not a page of this site: did you mean /about?',
      'href: /faq#what-is-an-esimm':
        'signIn.href: "/faq#what-is-an-esimm" links to an id that /faq does not have: did you mean what-is-an-esim?',
      'href: /faq#what-is-an-esim': null,
      'href: /legal/terms#the-agreement': null,
      'href: /legal/terms#nowhere':
        'signIn.href: "/legal/terms#nowhere" links to an id that /legal/terms does not have',
      'href: /#hero-email': null,
      'href: /contact#contact-message': null,
      'href: /about#hero-email':
        'signIn.href: "/about#hero-email" links to an id that /about does not have',
      'href: "#faq"': null,
      'href: "#nowhere"': 'signIn.href: "#nowhere" links to an id that no page has',
    },
    'label: Travel Agencies': {
      'label: Travel, Agencies':
        'groups.0.items.0.Agencies: is not a field of this file: if it belongs to the text before it, put that in quotes or indent this line more',
    },
  },
  'content/pages/index.yaml': {
    '- band: cards': {
      ' - band: cards': 'the file: is indented unlike its neighbors',
      '-\u00a0band: cards': 'the file: lacks a space after “-”',
      '-band: cards': 'the file: lacks a space after “-”',
    },
    'title: Your own brand': {
      ' title: Your own brand': 'the file: is indented unlike its neighbors',
    },
  },
  'content/pages/contact.yaml': {
    'name: subject': {
      'name: name': 'bands.0.form.fields.2.name: another field of this form is called “name”',
      'name: __proto__':
        'bands.0.form.fields.2.name: must begin with a lower-case letter or a digit, and have letters, digits and hyphens only',
      'name: reset': 'bands.0.form.fields.2.name: is reserved in forms: choose another',
    },
    'title: Write to us': {
      'id: inbox\n      title: Write to us':
        'bands.0.form.id: “inbox” is reserved for the server: choose another',
    },
    'kind: email': {
      'kind: phone': null,
    },
  },
  'content/pages/solutions/startups.yaml': {
    'band: changes': {
      'band: chnages': 'bands.4.band: is not a kind of band: did you mean changes?',
    },
    'icon: rocket': {
      'icon: no-such-icon': 'bands.3.items.0.icon: is not an icon of lucide.dev',
      'icon: rockets': 'bands.3.items.0.icon: is not an icon of lucide.dev: did you mean rocket?',
    },
  },
  'content/pages/resources/stories.yaml': {
    'stories: all': {
      'stories: [none]': 'bands.1.stories: “none” is not a story in the folder stories',
    },
    'portrait: Portrait of {author}': {
      'portrait: ""': 'bands.1.portrait: must not be empty',
    },
  },
  'content/pages/about.yaml': {
    'title: We build the shop that other brands put their name on.': {
      'title: We are {brand.nmae}':
        'bands.0.title: {brand.nmae} is not known: did you mean {brand.name}?',
      'title: At {brand.name we build':
        'bands.0.title: {brand.name opens a brace that is not closed: did you mean {brand.name}? To print a brace, write \\{',
      'title: At brand.name} we build':
        'bands.0.title: brand.name} closes a brace that is not open: did you mean {brand.name}? To print a brace, write \\{',
      'title: At {{brand.name}} we build':
        'bands.0.title: {{brand.name}} is not a token: did you mean {brand.name}? To print a brace, write \\{',
      'title: At {your company} we build':
        'bands.0.title: {your company} is not a token. To print a brace, write \\{',
      'title: We <b>build</b>': 'bands.0.title: has HTML, which is printed as it is: delete <b>',
      'title: 1 < 2 > 1, I <3 it, and we build': null,
      'title: For {amount} we build': 'bands.0.title: {amount} is not known in this field',
      'title: In \\{braces} we build': null,
      'title: It is {price.unheardOf}': 'bands.0.title: {price.unheardOf} is not known',
      'title: We {claim.none}': 'bands.0.title: {claim.none} is not in claims.yaml',
      'title: "{if x}a{end}" #': 'bands.0.title: {if x} is not known',
      'title: "We {if claim.contries}a{end}" #':
        'bands.0.title: {if claim.contries} is not known: did you mean {if claim.countries}?',
      'title: We{if claim.none} in {claim.none}{end} build': null,
      'title: a: b': 'the file: has a colon inside a text: put the text in quotes: title: "a: b"',
      'title: {brand.name} shops':
        'the file: cannot be read: put the text in quotes: title: "{brand.name} shops", or indent the line like its neighbors',
      'title: *new #':
        'the file: has a text that begins with *: put the text in quotes: title: "*new #"',
      'title: !Build':
        'the file: has a text that begins with !: put the text in quotes: title: "!Build"',
      'title: @home':
        'the file: cannot be read: put the text in quotes: title: "@home", or indent the line like its neighbors',
      'title: Rated #1 in':
        'the file: loses its text from # on: put the text in quotes: title: "Rated #1 in"',
      'title: Rated # 1 in':
        'the file: loses its text from # on: put the text in quotes: title: "Rated # 1 in"',
      'title: #1 in': 'the file: loses its text from # on: put the text in quotes: title: "#1 in"',
      'title: Shops # a note':
        'the file: loses its text from # on: put the text in quotes: title: "Shops # a note"',
      ' title: We build the shop': 'the file: is indented unlike its neighbors',
      '\ttitle: We build the shop': 'the file: begins with a tab: use spaces',
      'title:We build the shop': 'the file: lacks a space after the colon',
      'title We build the shop':
        'the file: cannot be read: put the text in quotes, or indent the line like its neighbors',
      'title: > We build the shop':
        'the file: cannot be read: put the text in quotes: title: "> We build the shop", or indent the line like its neighbors',
      'title: [ We build the shop':
        'the file: opens a bracket that is not closed: close it, or put the text in quotes',
      'title:\u00a0We build the shop': 'the file: lacks a space after the colon',
      'title: Stra\ufffde':
        'the file: is not saved as UTF-8: save it again, and choose the encoding “UTF-8”',
      'title: 2026 #': 'bands.0.title: must be a text, in quotes if it looks like something else',
      'titel: We build\n    title: We build the shop':
        'bands.0.titel: is not a field of this file: check its spelling',
    },
    'title: "About Us: The Team Behind Your eSIM Shop"': {
      'title: About <i>the</i> Team': 'meta.title: has HTML, which is printed as it is: delete <i>',
      'title: "About the Team':
        'the file: opens a quote that is not closed: close it, or put the text in quotes',
      'title: The very long title of the Team Behind the Platform':
        'meta.title: must have at most 60 characters with its suffix; “The very long title of the Team Behind the Platform | Farlane” has 61',
      "title: 'What's new'":
        'the file: cannot be read: put the text in quotes: title: "What\'s new", or indent the line like its neighbors',
    },
    'bands:': {
      '<<<<<<< HEAD\nbands:':
        'the file: has two versions that Git could not merge: keep one, and delete the markers',
    },
  },
  'content/pages/legal/terms.md': {
    '## The agreement': {
      'The \u0000a\u0000g\u0000r':
        'the file: is not saved as UTF-8: save it again, and choose the encoding “UTF-8”',
      '>>>>>>> main':
        'the file: has two versions that Git could not merge: keep one, and delete the markers',
      '<h2>Gone': 'body: HTML is not supported, except <br>: write ##',
      '# The agreement': 'body: is a second headline, and a page has one: write ##',
      '{name}': 'body: {name} is not known in this field',
      'Words }': 'body: } closes a brace that is not open. To print a brace, write \\{',
      '`if (x) { y }`': null,
      '{if popup}': 'body: {if popup} has no {end}. To print a brace, write \\{',
      '{ brand.name }':
        'body: { brand.name } is not a token: did you mean {brand.name}? To print a brace, write \\{',
      '![A](images/none.jpg)': 'body: content/images/none.jpg does not exist',
    },
    '](/legal/privacy-policy)': {
      '](/privacy)':
        'body: "/privacy" is not a page of this site: write it, redirect the path in content/redirects.yaml, or delete the link',
    },
    'heading: Terms of Service': {
      'heading: "open':
        'the file: opens a quote that is not closed: close it, or put the text in quotes',
    },
  },
  'content/claims.yaml': {
    'says:': {
      'says: In {brand.name}': 'countries.says: {brand.name} is not known in this field',
    },
    'value:': {
      'value: "{money.5X}" #':
        'countries.value: may have nothing in braces but an amount, such as {money.5B}',
    },
  },
  'content/languages.yaml': {
    'code: en': {
      'code: EN': '0.code: must be a language code such as de, pt-BR or ar',
    },
    ', name: English': {
      '': '0.name: is missing: it must be a text, in quotes if it looks like something else',
    },
  },
  'brands/brand.yaml': {
    'city:': {
      'city: <br>': 'address.city: has HTML, which is printed as it is: delete <br>',
    },
    'name: Farlane\n': {
      'name: "  "\n': 'name: must not be empty',
      'colour: red\nname: Farlane\n': 'colour: is not a field of this file: check its spelling',
    },
    'domain:': {
      'domain: https://':
        'domain: must be a bare host name such as www.example.com, without https:// and slashes',
    },
    'farlane.example\nemail': {
      'farlane.example/shop\nemail':
        'domain: must be a whole host name: the site cannot live under a path of a domain, such as /shop. Give it a name of its own, such as shop.example.com',
    },
    'email: hello@farlane.example': {
      'email: nobody': 'email: must be an e-mail address',
    },
    'phone: +1': {
      'phone: 0800': 'phone: must be an international number such as +1 (555) 010-0142',
    },
    'country: US': {
      'country: Peru': 'address.country: must be a two-letter country code such as US or DE',
    },
    'closes: "18:00"': {
      'closes: 6 pm': 'hours.closes: must be a time such as "09:00"',
      'closes: "08:00"': 'hours.closes: must be later than opens, which is 09:00',
    },
    '[ Monday,': {
      '[ Mon,': 'hours.days.0: must be a day of the week in English, such as Monday',
    },
    'https://x.com/': {
      'javascript:alert(1)': 'socials.1.href: must be an https address',
    },
    'locale: en-US': {
      'locale: not a locale': 'locale: must be a locale such as en-US or de-DE',
      'locale: de-DE':
        'locale: must be a locale of “en”, the first language in content/languages.yaml',
    },
    'currency: USD': {
      'currency: BEADS': 'currency: must be the code of a currency, such as USD or EUR',
    },
    'type: engraver': {
      'type: comic': 'type: must be one of the type sets: engraver, almanac',
      'forms: http://forms.test/f\ntype: engraver':
        'forms: must be off (forms are a demo), own (this site’s server takes them) or the https address of a form service',
      'claims: { planets: "9" }\ntype: engraver': 'claims.planets: is not a claim in claims.yaml',
      'confirmed: { Price: "2026-11-16, A. Lee" }\ntype: engraver':
        'confirmed.Price: is not a topic. The topics are Reach, Service, Terms, Company, Market, Security, Prices',
      'confirmed: { Prices: "2026-02-31, A. Lee" }\ntype: engraver':
        'confirmed.Prices: must be a day, a comma, and who says so or where it can be read: 2026-11-16, Jane Doe',
      'scripts: [{ src: http://a.test/a.js, name: A, purpose: B, consent: true }]\ntype: engraver':
        'scripts.0.src: must be an https address such as https://stats.example.com/script.js',
    },
    'mark: sim': {
      'mark: eagle':
        'mark: must be one of sim, tide, compass, an SVG file, or a drawing with line and solid',
      "mark: { line: 'M0 0\"/><script>', solid: M1 1z }":
        'mark.line: must be SVG path data that starts with M, such as “M3 3h18v18H3z”, and nothing else',
      'mark: none.svg': 'mark: brands/none.svg does not exist',
    },
    'lobes: 20': {
      'lobes: 400': 'plate.lobes: must be a whole number from 10 to 36',
    },
    'hue: 215,': {
      '': 'grounds.day.hue: must be a number from 0 to 360',
    },
    'light: [ 0.53, 0.15, 32 ]': {
      'light: #e2622b': 'the file: loses its text from # on: put the text in quotes',
      'light: red':
        'inks.agencies.light: must be a color such as "#b0432f", in quotes, or [lightness 0–1, chroma 0–0.4, hue 0–360], such as [0.53, 0.15, 32]',
      'light: "#ffd400"':
        'inks.agencies.light: must reach a contrast of 4.5:1 on light paper: the nearest color that does is [0.529, 0.181, 94], that is #8e6500',
    },
    'light: [ 0.67, 0.195, 42 ]': {
      'light: [0.97, 0.02, 90]':
        'mast.light: must reach a contrast of 3:1 on light paper: the nearest color that does is [0.648, 0.02, 90], that is #938e81',
    },
  },
};

const tried = Object.entries(edits).flatMap(([file, places]) =>
  Object.entries(places).flatMap(([find, problems]) =>
    Object.entries(problems).map(([replacement, problem]) => ({
      file,
      find,
      replacement,
      problem,
    })),
  ),
);

it.each(tried)(
  'checks $file after an edit to $replacement',
  ({ file, find, replacement, problem }) => {
    const text = shipped[file] ?? '';
    const line = text.slice(0, text.indexOf(find)).split('\n').length;
    expect(problemsIn(edited(file, find, replacement))).toEqual(
      problem === null ? [] : [`${file}:${line} ${problem}`],
    );
  },
);

const own = 'content/pages/own.yaml';
const news = 'content/pages/news.md';
type Words = Record<string, unknown>;
const band = (name: Parameters<typeof exampleOf>[0], words: Words = {}) => ({
  ...exampleOf(name),
  ...words,
});
const head = { band: 'hero', look: 'quiet', title: 'A page', lead: 'Its headline.' };
const page = (...bands: object[]) => ({ [own]: pageText('Own', bands) });
const below = (name: Parameters<typeof exampleOf>[0], words: Words) =>
  page(head, band(name, words));
const video = (words: Words) => page(head, { band: 'video', title: 'A tour', ...words });
const redirects = (...pairs: [from: string, to: string][]) => ({
  'content/redirects.yaml': pairs
    .map(([from, to]) => `- { from: ${from}, to: "${to}" }\n`)
    .join(''),
});
const portrait = (words: string) =>
  edited('content/pages/about.yaml', 'name: Adaeze Nwankwo', `portrait: ${words}\n        name: A`);

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });
const bytes: Record<string, Uint8Array> = {
  'content/images/wide.jpg': await drawn(1600, 900).jpeg().toBuffer(),
  'content/images/cut.jpg': (await drawn(1600, 900).jpeg().toBuffer()).subarray(0, -9),
  'content/images/small.png': await drawn(200, 250).png().toBuffer(),
  'content/images/letter.jpg': Buffer.from('a letter'),
  'content/videos/tour.mp4': Buffer.from('\0\0\0\x18ftypisom\0\0\0\0'),
  'content/videos/letter.mp4': Buffer.from('Dear reader'),
  'content/videos/letter.vtt': Buffer.from('1\n00:00:00,000 --> 00:00:01,000'),
  'brands/bad.svg': Buffer.from('<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'),
};

/** Problems reported on another line than the edit, and problems in added files. */
const sites: Record<string, Files> = {
  'content/plans.yaml:19 landing.plans.0.price: is missing: name a plan in prices.yaml, or write customPrice':
    edited('content/plans.yaml', 'price: landing-basic', '# gone'),
  'content/drawings.yaml:288 apiLogg: is not a field of this file: check its spelling': edited(
    'content/drawings.yaml',
    'apiLog:',
    'apiLogg:',
  ),
  'content/faq/general.yaml:67 questions.9.answer: "/faq#how-do-i-reach-support-dip" links to an id that /faq does not have: did you mean how-do-i-reach-support-deep?':
    edited(
      'content/faq/general.yaml',
      'We support resellers,',
      '### Deep\n\n      [Up](/faq#how-do-i-reach-support-dip) We support resellers,',
    ),
  'content/pages/index.yaml:189 bands.5.link.href: "#faq" links to an id that / does not have':
    edited('content/pages/index.yaml', 'id: faq\n', 'id: questions\n'),
  'content/pages/contact.yaml:30 bands.0.form.fields.3.options: is missing: the kind “choice” needs options':
    edited('content/pages/contact.yaml', 'kind: text', 'kind: choice'),
  'content/pages/contact.yaml:14 bands.0.form.notice: is missing: say that nothing is sent (forms: in the brand)':
    edited(
      'content/pages/contact.yaml',
      'notice: "Not sent: this is a demo form. Email {brand.email}."',
      '# deleted',
    ),
  'content/pages/index.yaml:17 bands.0.form.id: another form with other fields is called “hero”: give this one another id':
    edited(
      'content/pages/contact.yaml',
      'title: Write to us',
      'id: hero\n      title: Write to us',
    ),
  'content/pages/about.yaml:8 bands.0.title: is missing: it must be a text, in quotes if it looks like something else':
    edited(
      'content/pages/about.yaml',
      'title: We build the shop that other brands put their name on.',
      '# title:',
    ),
  'content/pages/legal/privacy-policy.md:3 meta.title: repeats the title of content/pages/about.yaml: write another one':
    edited(
      'content/pages/about.yaml',
      'title: "About Us: The Team Behind Your eSIM Shop"',
      'title: Privacy Policy',
    ),
  'content/pages/legal/terms.md:17 body: must say what the picture shows, for those who do not see it':
    edited('content/pages/legal/terms.md', '## The agreement', '![](images/wide.jpg)'),
  'content/languages.yaml:1 the file: names a language twice': edited(
    'content/languages.yaml',
    '- { code: en, name: English }',
    '- { code: en, name: A }\n- { code: en, name: B }',
  ),
  'brands/brand.yaml:1 shortName: must be given, because “A Name of Twenty” is too long for page titles: at most 14 characters':
    edited('brands/brand.yaml', 'name: Farlane\n', 'name: A Name of Twenty\n'),
  'content/pages/own.yaml:11 bands.1.band: “hero” opens a page: it must come first, and a page has one':
    page(head, band('hero')),
  'content/pages/own.yaml:7 bands.0.band: must be a band that opens a page: contact, hero, landing-hero, sign-in, sign-up, text':
    page(band('closing')),
  'content/pages/own.yaml:7 bands.0.plans: is missing: the look “plans” needs it': page({
    ...head,
    look: 'plans',
  }),
  'content/pages/own.yaml:11 bands.1.show: is missing: name a drawing to show, or a picture': below(
    'drawing',
    { show: undefined },
  ),
  'content/pages/own.yaml:7 bands.0.actions: is missing: a hero without a form needs one or two buttons':
    page(band('landing-hero', { form: undefined })),
  'content/pages/own.yaml:21 bands.1.id: another band of this page is called “top”': page(
    { ...head, id: 'top' },
    band('closing', { id: 'top' }),
  ),
  'content/pages/own.yaml:14 bands.1.stats: must have at most 12 entries': below('figures', {
    stats: Array(13).fill({ value: '1', label: 'a' }),
  }),
  'content/pages/Über uns.yaml:1 the file: must be named in lower-case letters, digits and hyphens: its name is the page’s address':
    { 'content/pages/Über uns.yaml': pageText('Own', [head]) },
  'content/pages/own/index.yaml:1 the file: makes /own, as content/pages/own.yaml does': {
    ...page(head),
    'content/pages/own/index.yaml': pageText('Other', [head]),
  },
  'content/pages/news.md:3 date: must be a date such as 2026-11-15': {
    [news]: textPage('News', 'Text.', '31.1.2026'),
  },
  'content/pages/news.md:1 heading: is missing: let the text begin with “# Headline”': {
    [news]: 'No headline',
  },
  'content/pages/news.md:3 the file: begins with a tab: use spaces': {
    [news]: '---\nmeta:\n\ttitle: One\n---\n# One',
  },
  ...Object.fromEntries(
    ['news.yml', 'news.YAML', 'news.yaml.txt'].map((name) => [
      `content/pages/${name}:1 the file: is not read under this name: rename it to content/pages/news.yaml`,
      { [`content/pages/${name}`]: pageText('News', [head]) },
    ]),
  ),
  ...Object.fromEntries(
    ['news.MD', 'news.markdown', 'news.txt'].map((name) => [
      `content/pages/${name}:1 the file: is not read under this name: rename it to content/pages/news.md`,
      { [`content/pages/${name}`]: textPage('News', 'Text.') },
    ]),
  ),
  'content/pages/own.yaml:1 the file: is empty: restore its content, or delete the file': {
    [own]: '# Later.\n',
  },
  'content/stray.yaml:1 the file: is not used by any page': {
    'content/stray.yaml': 'heading: Stray',
  },
  'content/redirects.yaml:1 0: /pricing is a page of this site: delete its file before you redirect its path':
    redirects(['/pricing', '/contact']),
  'content/redirects.yaml:1 0: /pricing/ is a page of this site: delete its file before you redirect its path':
    redirects(['/pricing/', '/contact']),
  'content/redirects.yaml:1 0: "/nowhere" is not a page of this site': redirects([
    '/old',
    '/nowhere',
  ]),
  'content/redirects.yaml:1 0.from: must be a path of this site, such as /old-page, without ? or #':
    redirects(['old', '/contact']),
  'content/redirects.yaml:2 1: /old is redirected twice: delete one of the two lines': redirects(
    ['/old', '/pricing'],
    ['/old', '/contact'],
  ),
  'content/redirects.yaml:1 0: is redirected in a circle: /a → /a': redirects([
    '/a',
    'https://www.farlane.example/a',
  ]),
  'content/pages/about.yaml:60 bands.3.members.0.portrait: content/images/none.jpg does not exist':
    portrait('{ file: images/none.jpg, alt: A }'),
  'content/pages/about.yaml:60 bands.3.members.0.portrait: content/images/letter.jpg cannot be read: it must be a JPEG, PNG, WebP or AVIF picture':
    portrait('{ file: images/letter.jpg, alt: A }'),
  'content/pages/about.yaml:60 the file: lacks a comma between two fields in braces: add it, or put a text that has a colon in quotes':
    portrait('{ file: images/wide.jpg alt: A }'),
  'content/pages/about.yaml:60 bands.3.members.0.portrait: content/images/cut.jpg is incomplete: download or copy it again':
    portrait('{ file: images/cut.jpg, alt: A }'),
  'content/pages/about.yaml:60 bands.3.members.0.portrait: content/images/small.png has 200 × 250 pixels, and at least 320 × 400 are needed here':
    portrait('{ file: images/small.png, alt: A }'),
  'content/pages/about.yaml:60 bands.3.members.0.portrait.file: must be the file of a picture, such as images/maya.jpg: JPEG, PNG, WebP or AVIF':
    portrait('{ file: ../secret.jpg, alt: A }'),
  'content/pages/about.yaml:60 bands.3.members.0.portrait.alt: must say what the picture shows, for those who do not see it':
    portrait('{ file: images/wide.jpg }'),
  'brands/brand.yaml:55 mark: brands/bad.svg contains <script>: save it as plain shapes, with text as outlines':
    edited('brands/brand.yaml', 'mark: sim', 'mark: bad.svg'),
  'content/pages/own.yaml:13 bands.1.file: content/videos/none.mp4 does not exist': video({
    file: 'videos/none.mp4',
    captions: 'none',
  }),
  'content/pages/own.yaml:13 bands.1.file: content/videos/letter.mp4 is not an MP4 video': video({
    file: 'videos/letter.mp4',
    captions: 'none',
  }),
  'content/pages/own.yaml:13 bands.1.file: must be the file of a video, such as videos/tour.mp4: MP4 or WebM':
    video({ file: 'videos/tour.mov', captions: 'none' }),
  'content/pages/own.yaml:11 bands.1.captions: must name a WebVTT file with what is said in the video, such as videos/tour.vtt. If nothing is said in it, write “captions: none”':
    video({ file: 'videos/tour.mp4' }),
  'content/pages/own.yaml:14 bands.1.captions: content/videos/letter.vtt is not a WebVTT file, whose first line is WEBVTT':
    video({ file: 'videos/tour.mp4', captions: 'videos/letter.vtt' }),
  'content/de/phrases.yaml:1 under 3 minutes: is missing: write its translation into Deutsch':
    edited('content/claims.yaml', 'under 5 minutes', 'under 3 minutes', german),
  'content/navigation.yaml:35 groups.4.items.0.href: "/d/about" is not a page of this site: did you mean /about?':
    edited('content/navigation.yaml', 'href: /about', 'href: /d/about', german),
  'content/redirects.yaml:1 0: /de/pricing is a page of this site: delete its file before you redirect its path':
    { ...german, ...redirects(['/de/pricing', '/contact']) },
  'brands/acme/content/words.yaml:1 the file: is not used by any page': {
    'brands/acme/content/words.yaml': 'home: Start',
  },
};

it.each(Object.entries(sites))('reports %s', (problem, files) => {
  expect(problemsIn({ ...shipped, ...files }, (file) => bytes[file])).toEqual([problem]);
});

/** The data of a YAML file, with an unclosed brace at the end of each text. */
const withBrace = (text: string) =>
  mapTexts(parse(text), (each, path) => (path.at(-1) === 'band' ? each : `${each} {brand.name`));
const shared = ['brands/brand.yaml', ...Object.values(sharedFiles).map(({ file }) => file)];

it.each([
  ['that all languages share', (file: string) => shared.includes(file)],
  ['of a language', (file: string) => /^content\/.*yaml$/.test(file) && !shared.includes(file)],
])('reports a brace that is not closed in every field of every file %s', (_, isAsked) => {
  const broken = Object.entries(shipped)
    .filter(([file]) => isAsked(file))
    .map(([file, text]) => ({ file, data: withBrace(text) }));
  const files = broken.map(({ file, data }) => [file, stringify(data)]);
  const found = problemsIn({ ...shipped, ...Object.fromEntries(files) })
    .filter((problem) =>
      / (opens a brace that is not closed|may have nothing in braces)/.test(problem),
    )
    .map((problem) => problem.replace(/:\d+ (\S+): .*/, ' $1'));
  const expected = broken.flatMap(({ file, data }) =>
    [...partsOf(data)].flatMap(([part, path]) =>
      typeof part === 'string' && path.at(-1) !== 'band' ? `${file} ${path.join('.')}` : [],
    ),
  );
  const isCode = (place: string) => /drawings\.yaml apiLog\.steps\.\d\.body/.test(place);
  expect(new Set(found)).toEqual(new Set(expected.filter((place) => !isCode(place))));
});

it('suggests a picture whose name differs only in case', () => {
  const namesIn = (folder: string) => (folder === 'content/images' ? ['Wide.JPG', 'a.png'] : []);
  const files = portrait('{ file: images/wide.jpg, alt: A }');
  expect(() => parseLanguages(files, undefined, { namesIn })).toThrow(
    'portrait: content/images/wide.jpg does not exist: did you mean Wide.JPG?',
  );
});

it('publishes a text with a date in the future on that day', () => {
  const files = { ...shipped, [news]: textPage('News', 'Text.', '2027-03-01') };
  const addresses = (today: string, hasDrafts = false) =>
    parseContent(files, undefined, { today: new Date(today), hasDrafts })
      .pages.filter(({ address }) => address === '/news')
      .map(({ draft }) => draft);
  expect(addresses('2027-02-28')).toEqual([]);
  expect(addresses('2027-02-28', true)).toEqual([true]);
  expect(addresses('2027-03-01')).toEqual([undefined]);
});

it('accepts a list that holds only a comment', () => {
  const note = '# Old addresses come here.\n';
  expect(problemsIn({ ...shipped, 'content/redirects.yaml': note })).toEqual([]);
});

it.each([
  ['content/de/pages/about.yaml', 'content/de/pages/about.yaml:1 the file: is missing'],
  ['content/words.yaml', 'content/words.yaml:1 the file: is missing'],
  ['content/pages/index.yaml', 'content/pages/index.yaml:1 the file: is missing'],
  [
    'content/pages/about.yaml',
    'content/navigation.yaml:35 groups.4.items.0.href: "/about" is not a page of this site: write it, redirect the path in content/redirects.yaml, or delete the link',
  ],
  [
    'content/stories/',
    'content/pages/resources/stories.yaml:17 bands.1.stories: shows all stories, and the folder content/stories has none: add one, or delete this band; if the page is about nothing else, delete its file and the links to it',
  ],
])('reports that %s is missing', (name, message) => {
  const files = name.includes('/de/') ? german : shipped;
  const left = Object.entries(files).filter(([file]) => !file.startsWith(name));
  expect(problemsIn(Object.fromEntries(left))).toContain(message);
});

it.each([
  ['JPY', '32000.50', 'must be a whole number: JPY has no digits after the point'],
  ['KWD', '1.1255', 'must have at most three digits after the point, as many as KWD has'],
])('refuses a price in %s of %s', (currency, price, message) => {
  const files = edited('brands/brand.yaml', 'currency: USD', `currency: ${currency}`);
  const priced = edited('content/prices.yaml', 'Setup: 4999', `Setup: ${price}`, files);
  expect(problemsIn(priced)).toEqual([`content/prices.yaml:22 items.mobileAppSetup: ${message}`]);
});
