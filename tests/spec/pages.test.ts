import { readFileSync } from 'node:fs';
import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allOf, documentOf, fieldsOf, fileOf, linksOf, textOf, textsOf } from './built-pages.ts';
import { pages } from './pages.ts';

const origin = 'https://www.farlane.example';
const paths = Object.keys(pages);
const mainPaths = paths.filter((path) => !['/sign-in', '/sign-up', '/404'].includes(path));

const body = (path: string) => textOf(documentOf(path).body);
const attributes = (path: string, selector: string, name: string) =>
  allOf(documentOf(path), selector).map((element) => element.getAttribute(name));

describe.each(Object.entries(pages))(
  '%s',
  (path, { headings = [], cards, links, fields, texts = [] }) => {
    it('has the specified headings in order', () => {
      const found = textsOf(documentOf(path), 'main :is(h1, h2, h3)');
      expect(found.filter((heading) => headings.includes(heading))).toEqual(headings);
      if (cards) expect(textsOf(documentOf(path), 'main h3')).toHaveLength(cards);
    });

    it('has the specified links and fields and no other links', () => {
      const wanted = Object.entries(links).map((link) => link.join(' '));
      expect(new Set(linksOf(path))).toEqual(new Set(wanted));
      if (fields) expect(fieldsOf(path)).toEqual(fields);
    });

    it('contains the specified texts', () => {
      const shown = body(path);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    });
  },
);

it.each(paths)('%s has no invisible characters, except between a number and its unit', (path) => {
  const html = readFileSync(fileOf(path), 'utf8').replaceAll(
    /(?<=\d)\u00a0(?=(GB|MB|ms|(minute|hour|day|week|month|year)s?)\b)/g,
    ' ',
  );
  expect(html.match(/.{0,20}[\u00a0\u2060\u200b\u200e].{0,20}/g)).toBeNull();
});

it.each(paths)('%s has a complete head', (path) => {
  const { title, documentElement } = documentOf(path);
  const meta = (name: string) =>
    attributes(path, `meta[name="${name}"], meta[property="${name}"]`, 'content').join();
  const description = meta('description');
  const isMissing = path === '/404';
  const picture = `${origin}/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  expect.soft(title).toMatch(/^.{4,} \| Farlane$/);
  expect.soft(description).toMatch(/^.{50,160}$/);
  expect.soft(documentElement.getAttribute('lang')).toBe('en');
  const found = Object.fromEntries(
    ['title', 'description', 'image', 'url', 'site_name'].map((key) => [key, meta(`og:${key}`)]),
  );
  expect.soft(found).toEqual({
    title,
    description,
    image: picture,
    url: isMissing ? '' : origin + path,
    site_name: 'Farlane',
  });
  expect.soft(meta('og:image:alt')).not.toBe('');
  expect.soft(meta('twitter:card')).toBe('summary_large_image');
  expect.soft([meta('twitter:title'), meta('twitter:image')]).toEqual([title, picture]);
  // Search engines must not index the page for unknown paths.
  expect.soft(meta('robots')).toBe(isMissing ? 'noindex' : '');
  const canonical = attributes(path, 'link[rel=canonical]', 'href');
  expect.soft(canonical).toEqual(isMissing ? [] : [origin + path]);
});

it('each page has its own description', () => {
  const descriptions = paths.map((path) =>
    attributes(path, 'meta[name=description]', 'content').join(),
  );
  expect(new Set(descriptions).size).toBe(21);
});

describe('header and footer', () => {
  const features = {
    'White Label': '/features/white-label',
    'Provider Integration': '/features/provider-integration',
    'Payment ProcessingComing Soon': '/features/payment-processing',
    Analytics: '/features/analytics',
    'Mobile AppPremium': '/features/mobile-app',
  };
  const resources = {
    Documentation: '/resources/docs',
    'API Reference': '/resources/api',
    'Success Stories': '/resources/stories',
    FAQ: '/faq',
  };
  const menu = {
    Solutions: {
      'Travel Agencies': '/solutions/travel-agencies',
      'Mobile Operators': '/solutions/mobile-operators',
      Enterprises: '/solutions/enterprises',
      'StartupsComing Soon': '/solutions/startups',
    },
    Features: features,
    Providers: {
      'Supported Providers': '/providers/supported',
      Coverage: '/providers/coverage',
      'Integration Guide': '/providers/integration',
      'Custom Providers': '/providers/custom',
    },
    Resources: resources,
    Company: {
      About: '/about',
      Contact: '/contact',
      Careers: '/company/careers',
      Press: '/company/press',
    },
    Legal: {
      'Privacy Policy': '/legal/privacy-policy',
      'Terms of Service': '/legal/terms',
      'Cookie Policy': '/legal/cookie-policy',
    },
  };
  const footer = {
    ...menu,
    Features: { ...features, Pricing: '/pricing' },
    Resources: { ...resources, Blog: '/resources/blog' },
  };

  /** Groups and links as JSON, which keeps their order. */
  const groupsOf = (path: string, part: string) => {
    const groups = allOf(documentOf(path), `${part} nav li`).filter((each) =>
      each.querySelector('ul'),
    );
    const linksIn = (group: Element) =>
      allOf(group, 'ul a').map((link) => [textOf(link), link.getAttribute('href')]);
    return JSON.stringify(
      Object.fromEntries(
        groups.map((group) => [textsOf(group, 'p').join(), Object.fromEntries(linksIn(group))]),
      ),
    );
  };

  it.each(mainPaths)('%s has every group and link in order', (path) => {
    expect(groupsOf(path, 'header')).toBe(JSON.stringify(menu));
    expect(groupsOf(path, 'footer')).toBe(JSON.stringify(footer));
    expect(textsOf(documentOf(path), 'header [data-dropdown]').join(', ')).toBe(
      'Solutions, Features, Providers, Resources, Company, Legal',
    );
    const accounts = allOf(documentOf(path), 'header a').map(textOf);
    expect(accounts).toEqual(expect.arrayContaining(['Pricing', 'Sign In', 'Sign Up']));
    for (const button of ['Open menu', 'Close menu'])
      expect(textsOf(documentOf(path), 'header button')).toContain(button);
    expect(attributes(path, 'footer ul[aria-label="Social networks"] a', 'href')).toEqual([
      'https://www.linkedin.com/',
      'https://x.com/',
      'https://github.com/',
    ]);
    const year = new Date().getFullYear();
    expect(textsOf(documentOf(path), 'footer > p')).toEqual([
      `© ${year} Farlane, Inc. All rights reserved.`,
    ]);
    const current = attributes(path, ':is(header, footer) nav [aria-current=page]', 'href');
    expect(new Set(current)).toEqual(new Set(path === '/' ? [] : [path]));
    expect(attributes(path, 'body a', 'href')[0]).toBe('#content');
  });

  it.each(['/sign-in', '/sign-up', '/404'])(
    '%s has a logo that links home, and neither menu nor footer',
    (path) => {
      expect(allOf(documentOf(path), 'nav, footer, #site-menu')).toEqual([]);
      expect(attributes(path, 'header a', 'href')).toEqual(['/']);
    },
  );
});

describe('claims', () => {
  it.each([
    ['150+', ['/', '/resources/stories']],
    ['190+', ['/solutions/travel-agencies', '/solutions/startups']],
    [
      '200+ countries',
      ['/solutions/mobile-operators', '/solutions/enterprises', '/resources/stories', '/sign-up'],
    ],
    ['99.99%', ['/solutions/startups']],
    ['10K+', ['/']],
    ['50K+', ['/resources/stories', '/sign-up']],
  ])('shows %s on its pages only', (figure, expected) => {
    expect(paths.filter((path) => body(path).includes(figure))).toEqual(expected);
  });
});

it('shows the badge of a menu item above the headline of its page', () => {
  const badges = mainPaths.flatMap((path) => {
    const badge = documentOf(path).querySelector('h1')?.previousElementSibling;
    return badge ? [`${path}: ${textOf(badge)}`] : [];
  });
  expect(badges).toEqual([
    '/solutions/startups: Coming Soon',
    '/features/payment-processing: Coming Soon',
    '/features/mobile-app: Premium',
  ]);
});

it('sign-up states above its fields that nothing is sent', () => {
  const [form] = allOf(documentOf('/sign-up'), 'form');
  const note = 'Demo: Farlane accounts aren’t open yet. Nothing you type is sent.';
  expect(form && textOf(form)).toMatch(new RegExp(`^${note}`));
});

describe('plans', () => {
  const lines = [
    'Monthly eSIM sales',
    'Providers',
    'Support response',
    'Analytics',
    'Custom domain',
    'White label',
    'Priority support',
    'Custom integration',
  ];
  const yes = 'Included';
  const no = 'Not included';
  const pricing = {
    Starter: ['1,000', '2', '24h', 'Basic', yes, no, no, no],
    Professional: ['5,000', '5', '12h', 'Advanced', yes, yes, no, yes],
    Enterprise: ['Unlimited', 'All', '1h', 'Enterprise', yes, yes, yes, yes],
  };
  const landing = {
    Basic: ['1,000', '2', '2', '24h', 'Basic', yes, no, no, no],
    Business: ['5,000', '5', 'All', '12h', 'Advanced', yes, yes, no, yes],
    Enterprise: ['Unlimited', 'All', 'All', '1h', 'Enterprise', yes, yes, yes, yes],
  };

  it.each([
    ['/pricing', lines, pricing],
    ['/', lines.toSpliced(2, 0, 'Payment gateways'), landing],
  ])('%s lists the features of each plan', (path, lines, plans) => {
    const found = allOf(documentOf(path), '.plan').map((plan) => textsOf(plan, 'li'));
    const wanted = Object.values(plans).map((values) => lines.map((line, at) => line + values[at]));
    expect(found).toEqual(wanted);
  });

  it('/pricing compares the same features in its table', () => {
    const [table] = allOf(documentOf('/pricing'), 'table');
    const rows = lines.map((line, at) =>
      [line, ...Object.values(pricing).map((values) => values[at])].join(''),
    );
    expect(table && textsOf(table, 'tbody tr')).toEqual(rows);
  });

  it.each([
    ['/', ['', 'Most Popular', 'Enterprise Grade'], []],
    ['/pricing', ['', 'Most Popular', ''], ['Starter', 'Professional']],
  ])('%s shows the badges and free trials of its plans', (path, badges, trials) => {
    const plans = allOf(documentOf(path), '.plan');
    const badgeOf = (text: string) => /Most Popular|Enterprise Grade/.exec(text)?.[0] ?? '';
    expect(plans.map((plan) => badgeOf(textOf(plan)))).toEqual(badges);
    const tried = plans.filter((plan) => textOf(plan).includes('14 days free'));
    expect(tried.map((plan) => textsOf(plan, 'h2, h3').join())).toEqual(trials);
  });
});

it('lists the same eight payment methods on the landing page and on payment processing', () => {
  const methods =
    'Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay, Stripe, Alipay';
  expect(textsOf(documentOf('/features/payment-processing'), 'tbody th').join(', ')).toBe(methods);
  const lists = allOf(documentOf('/'), 'main ul').map((list) => textsOf(list, 'li').join(', '));
  expect(lists).toContain(methods);
});

it('shows six providers: four active, one custom, one coming soon', () => {
  const list = allOf(documentOf('/'), 'main ul').find((each) =>
    each.querySelector('.provider-tile'),
  );
  const statuses = [...(list?.children ?? [])].map(
    (tile) => textOf(tile).match(/Active$|Custom(?=Connect)|Coming soon$/)?.[0],
  );
  expect(statuses).toEqual(['Active', 'Active', 'Active', 'Active', 'Custom', 'Coming soon']);
});

it.each([
  [
    '/',
    '[aria-roledescription=slide]',
    [
      'Marit OosterveldSampleHead of Product, Spoor & Zee ReizenTravel agencyCustomer for 2 years',
      'Hamza BelkacemSampleRoaming Director, Atlas Mobile VirtuelMobile operatorCustomer for 18 months',
      'Ingrid AaslandSampleMobility Manager, Nordkapp OffshoreEnterpriseCustomer for 1 year',
      'Leandro PiresSampleCo-founder, BagagemStartupIn early access for 8 months',
      'Yuki TanabeSampleDigital Channels Lead, Minato Travel CoverTravel insuranceCustomer for 14 months',
    ],
  ],
  [
    '/resources/stories',
    'article',
    [
      'Ruta Clara ViajesSample.*Nuria BelmonteSampleChief Digital Officer$',
      'Fjellnett MobilSample.*Eirik SolbakkenSampleOperations Director$',
      'Halden Brock EngineeringSample.*Priya RaghunathanSampleGlobal IT Director$',
    ],
  ],
] as const)(
  '%s shows each %s with quote, portrait, author and the mark of a sample',
  (path, selector, texts) => {
    const found = allOf(documentOf(path), selector);
    expect(found.map(textOf)).toEqual(texts.map((text) => expect.stringMatching(text)));
    for (const each of found) {
      expect(allOf(each, 'blockquote')).toHaveLength(1);
      expect(allOf(each, 'img[alt^="Portrait of "]')).toHaveLength(1);
    }
  },
);

it('shows four team members with portraits and the mark of a sample', () => {
  const people = allOf(documentOf('/about'), 'main li').filter((each) => each.querySelector('img'));
  expect(
    people.map((each) => [each.querySelector('img')?.getAttribute('alt'), textOf(each)]),
  ).toEqual(
    ['Adaeze Nwankwo', 'Jonas Lindqvist', 'Mei-Hsuan Lo', 'Rafael Quintana'].map((name) => [
      `Portrait of ${name}`,
      expect.stringContaining(`${name}Sample`),
    ]),
  );
});

it('has the popup only on the landing page, with thirty messages about Growth and Enterprise', () => {
  const popup = 'aside[aria-label="Recent activity"]';
  expect(paths.filter((path) => allOf(documentOf(path), popup).length > 0)).toEqual(['/']);
  const { messages } = parse(readFileSync('content/activity.yaml', 'utf8'));
  expect(new Set(messages.map((message: object) => JSON.stringify(message))).size).toBe(30);
  const plans = messages.map(({ plan }: { plan: string }) => plan);
  expect([...new Set(plans)].sort()).toEqual(['Enterprise', 'Growth']);
});

it('the landing page contains the three messages of its form', () => {
  const html = readFileSync(fileOf('/'), 'utf8');
  for (const answer of [
    'Please enter a valid email address',
    'Great! Check your inbox to get started.',
    'Something went wrong. Please try again.',
  ])
    expect(html).toContain(answer);
});

it.each([
  [
    'provider-integration',
    'Start Integration: You can’t start online yet.',
    'View Supported Providers: The provider list isn’t online yet.',
  ],
  [
    'payment-processing',
    'Get Started: Payments aren’t open yet.',
    'View Pricing: Payments aren’t open yet, so they have no price.',
  ],
  [
    'analytics',
    'Request Demo: Online demos aren’t available yet.',
    'View Documentation: The documentation isn’t online yet.',
  ],
])(
  '/features/%s answers two buttons with a notice that this is not open yet',
  (name, ...notices) => {
    const path = `/features/${name}`;
    const buttons = allOf(documentOf(path), 'main button[data-notice]');
    const found = buttons.map((each) => `${textOf(each)}: ${each.getAttribute('data-notice')}`);
    expect(found).toEqual(notices.map((text) => expect.stringContaining(text)));
    expect(attributes(path, '#notice a', 'href')).toEqual(['/contact']);
  },
);

it.each([
  [
    '/',
    {
      '@type': 'WebSite',
      name: 'Farlane',
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/faq?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
  [
    '/solutions/enterprises',
    {
      '@type': 'Product',
      url: `${origin}/solutions/enterprises`,
      audience: { '@type': 'BusinessAudience', audienceType: 'enterprises' },
    },
  ],
  ['/features/analytics', { '@type': 'Product', url: `${origin}/features/analytics` }],
])('%s has the specified structured data', (path, expected) => {
  const [data] = textsOf(documentOf(path), 'script[type="application/ld+json"]');
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org', ...expected });
});
