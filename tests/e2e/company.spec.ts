import { expect, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { bandOf } from './band-of.ts';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

const { about, brand, contact } = readContent();

test.describe('§2 Contact page', () => {
  const page = openOnce('/contact');

  test('form with Name, Email, Subject, Message and a Send Message button', async () => {
    const form = page().locator('form');
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible();
    }
    await expect(form.getByRole('textbox')).toHaveCount(4);
    await expect(form.getByRole('button', { name: 'Send Message', exact: true })).toBeVisible();
  });

  test('§5 no field is required; the e-mail field has the e-mail type', async () => {
    await expect(page().locator('form :required')).toHaveCount(0);
    await expect(page().getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  });

  test('office address, contact e-mail and phone come from the brand file', async () => {
    const office = bandOf(page(), contact.office.title);
    await expect(office).toContainText(brand.address.street);
    await expect(office).toContainText(brand.address.city);
    await expectLinks(office, brand.email, `mailto:${brand.email}`);
    await expectLinks(office, brand.phone, `tel:${brand.phone.replace(/[^+\d]/g, '')}`);
  });

  test('§9 business hours: Monday–Friday 9:00–18:00 PST, closed weekends', async () => {
    const office = bandOf(page(), contact.office.title);
    await expect(office).toContainText(/Monday–Friday,? 9:00–18:00 PST/);
    await expect(office).toContainText(/closed (on )?weekends/i);
  });
});

test.describe('§2 About page', () => {
  const page = openOnce('/about');

  test('the story, with the year 2023 and 200+ businesses (§1)', async () => {
    const story = bandOf(page(), about.story.title);
    await expect(story).toContainText('2023');
    await expect(story).toContainText('200+ businesses');
  });

  test('four values', async () => {
    const values = bandOf(page(), about.values.title).getByRole('heading', { level: 3 });
    await expect(values).toHaveCount(4);
  });

  test('§3 four team members with name, role, image and bio', async () => {
    const members = bandOf(page(), about.team.title).getByRole('listitem');
    await expect(members).toHaveCount(4);
    for (const [at, { name, role, bio }] of about.team.members.entries()) {
      const member = members.nth(at);
      await expect(member.getByRole('heading')).toHaveText(name);
      await expect(member).toContainText(role);
      await expect(member).toContainText(bio);
      await expect(member.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
      await expect(member.getByText('Sample', { exact: true })).toBeVisible();
    }
  });

  test('links to /careers and /contact', async () => {
    const main = page().getByRole('main');
    await expect(main.locator('a[href="/careers"]')).toBeVisible();
    await expect(main.locator('a[href="/contact"]')).toBeVisible();
  });
});
