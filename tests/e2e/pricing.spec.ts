import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { bandOf } from './band-of.ts';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

const { pricing } = readContent();

const planCard = (page: Page, name: string) =>
  page
    .locator('.plans')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

type Lines = Record<string, string>;

const shared = (values: string[], included: string[]): Lines => ({
  'Monthly eSIM sales': values[0] as string,
  Providers: values[1] as string,
  'Support response': values[2] as string,
  Analytics: values[3] as string,
  'Custom domain': 'Included',
  'White label': included[0] as string,
  'Priority support': included[1] as string,
  'Custom integration': included[2] as string,
});

const yes = 'Included';
const no = 'Not included';

async function expectLines(page: Page, plan: string, lines: Lines) {
  const items = planCard(page, plan).locator('ul > li');
  await expect(items).toHaveText(
    Object.entries(lines).map(([title, value]) => new RegExp(`^${title}\\s*${value}$`)),
  );
}

test.describe('§2 Pricing page', () => {
  const page = openOnce('/pricing');

  test('three plan cards, in order', async () => {
    await expect(page().locator('.plans').getByRole('heading')).toHaveText([
      'Starter',
      'Professional',
      'Enterprise',
    ]);
  });

  test('Get Started leads to /sign-up, Contact Sales on Enterprise to /contact', async () => {
    await expectLinks(planCard(page(), 'Starter'), 'Get Started', '/sign-up');
    await expectLinks(planCard(page(), 'Professional'), 'Get Started', '/sign-up');
    await expectLinks(planCard(page(), 'Enterprise'), 'Contact Sales', '/contact');
  });

  test('two add-on cards: Mobile Application $499, Premium Support $299 per month', async () => {
    const addOns = bandOf(page(), pricing.addOns.title);
    await expect(addOns.getByRole('heading', { level: 3 })).toHaveText([
      'Mobile Application',
      'Premium Support',
    ]);
    const addOn = (name: string) =>
      addOns.getByRole('listitem').filter({ has: page().getByRole('heading', { name }) });
    await expect(addOn('Mobile Application')).toContainText(/\$499\s*per month/);
    await expect(addOn('Premium Support')).toContainText(/\$299\s*per month/);
    for (const { name, description, features } of pricing.addOns.items) {
      for (const words of [description, ...features])
        await expect(addOn(name)).toContainText(words);
    }
  });

  test('five FAQ entries, and in them the billing rules of §9', async () => {
    const answers = bandOf(page(), pricing.questions.title).locator('details');
    await expect(answers).toHaveCount(5);
    for (const rule of [
      /monthly activations/i,
      /month to month/i,
      /next billing cycle/i,
      /upgrades are immediate/i,
      /14 days of Starter or Professional/i,
    ]) {
      await expect(answers.filter({ hasText: rule }).first(), String(rule)).toBeAttached();
    }
  });

  test('the closing call to action Start Free Trial leads to /sign-up', async () => {
    await expectLinks(bandOf(page(), pricing.closing.title), 'Start Free Trial', '/sign-up');
  });
});

test.describe('§9 Pricing page plans', () => {
  const page = openOnce('/pricing');

  test('Starter', async () => {
    await expectLines(page(), 'Starter', shared(['1,000', '2', '24h', 'Basic'], [no, no, no]));
  });

  test('Professional', async () => {
    await expectLines(
      page(),
      'Professional',
      shared(['5,000', '5', '12h', 'Advanced'], [yes, no, yes]),
    );
  });

  test('Enterprise', async () => {
    const lines = shared(['Unlimited', 'All', '1h', 'Enterprise'], [yes, yes, yes]);
    await expectLines(page(), 'Enterprise', lines);
  });

  test('Professional alone is Most Popular', async () => {
    await expect(page().getByText('Most Popular', { exact: true })).toHaveCount(1);
    await expect(planCard(page(), 'Professional')).toContainText('Most Popular');
  });

  test('the 14-day trial stands on Starter and Professional only', async () => {
    await expect(planCard(page(), 'Starter')).toContainText('14 days free');
    await expect(planCard(page(), 'Professional')).toContainText('14 days free');
    await expect(planCard(page(), 'Enterprise')).not.toContainText('14');
  });

  test('the comparison table says the same as the cards', async () => {
    const rows = page().getByRole('table').locator('tbody tr');
    await expect(rows).toHaveText([
      /^Monthly eSIM sales\s*1,000\s*5,000\s*Unlimited$/,
      /^Providers\s*2\s*5\s*All$/,
      /^Support response\s*24h\s*12h\s*1h$/,
      /^Analytics\s*Basic\s*Advanced\s*Enterprise$/,
      /^Custom domain\s*Included\s*Included\s*Included$/,
      /^White label\s*Not included\s*Included\s*Included$/,
      /^Priority support\s*Not included\s*Not included\s*Included$/,
      /^Custom integration\s*Not included\s*Included\s*Included$/,
    ]);
  });
});

test.describe('§9 Landing page plans', () => {
  const page = openOnce('/');

  const withGateways = (gateways: string, lines: Lines): Lines => {
    const { 'Monthly eSIM sales': sales, Providers: providers, ...rest } = lines;
    return {
      'Monthly eSIM sales': sales as string,
      Providers: providers as string,
      'Payment gateways': gateways,
      ...rest,
    };
  };

  test('three plans, in order', async () => {
    await expect(page().locator('.plans').getByRole('heading')).toHaveText([
      'Basic',
      'Business',
      'Enterprise',
    ]);
  });

  test('Basic', async () => {
    const lines = withGateways('2', shared(['1,000', '2', '24h', 'Basic'], [no, no, no]));
    await expectLines(page(), 'Basic', lines);
  });

  test('Business, Most Popular', async () => {
    const lines = withGateways('All', shared(['5,000', '5', '12h', 'Advanced'], [yes, no, yes]));
    await expectLines(page(), 'Business', lines);
    await expect(planCard(page(), 'Business')).toContainText('Most Popular');
    await expect(page().getByText('Most Popular', { exact: true })).toHaveCount(1);
  });

  test('Enterprise, Enterprise Grade', async () => {
    const lines = withGateways(
      'All',
      shared(['Unlimited', 'All', '1h', 'Enterprise'], [yes, yes, yes]),
    );
    await expectLines(page(), 'Enterprise', lines);
    await expect(planCard(page(), 'Enterprise').getByText('Enterprise Grade')).toBeVisible();
  });
});
