import { expect, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { bandOf } from './band-of.ts';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

const { storyEnterprise, storyOperator, storyTravel } = readContent();

const cases = [
  {
    name: 'Travel company',
    story: storyTravel,
    role: /chief digital officer/i,
    results: { 'Customer satisfaction': '98%', 'Revenue growth': '156%', 'Active users': '50K+' },
  },
  {
    name: 'Mobile operator launch',
    story: storyOperator,
    role: /operations director/i,
    results: { 'Launch time': '-60%', 'Cost reduction': '45%', 'New subscribers': '100K+' },
  },
  {
    name: 'Enterprise',
    story: storyEnterprise,
    role: /global it director/i,
    results: { ROI: '312%', 'Efficiency gain': '85%', 'Countries covered': '150+' },
  },
];

test.describe('§2 Success Stories', () => {
  const page = openOnce('/resources/stories');

  test('heading, and a subtitle on how businesses transform connectivity', async () => {
    await expect(page().getByRole('heading', { level: 1 })).toHaveText('Success Stories');
    await expect(page().getByText(/businesses transform connectivity/)).toBeVisible();
  });

  for (const [at, { name, story, role, results }] of cases.entries()) {
    test(`case study: ${name}, with its three results and testimonial`, async () => {
      await expect(page().getByRole('article')).toHaveCount(3);
      const article = page().getByRole('article').nth(at);
      await expect(article.getByRole('heading', { level: 2 })).toHaveText(story.headline);
      await expect(article).toContainText(story.company);
      await expect(article).toContainText(story.description);
      await expect(article.getByRole('term')).toHaveText(Object.keys(results));
      await expect(article.getByRole('definition')).toHaveText(Object.values(results));
      await expect(article.getByRole('blockquote')).toContainText(story.testimonial.quote);
      await expect(article.getByRole('figure')).toContainText(story.testimonial.author);
      await expect(article.getByRole('figure')).toContainText(role);
      await expect(
        article.getByRole('img', { name: `Portrait of ${story.testimonial.author}` }),
      ).toBeVisible();
      await expect(article.locator('svg').first(), 'the company’s logo').toBeVisible();
      await expect(article.getByText('Sample', { exact: true }).first()).toBeVisible();
    });
  }

  test('the closing band and its two buttons', async () => {
    const closing = bandOf(page(), 'Ready to Write Your Success Story?');
    await expectLinks(closing, 'Start Your Success Story', '/sign-up');
    await expectLinks(closing, 'Talk to Sales', '/contact');
  });

  test('§1 claims: 200+ countries outside the enterprise case', async () => {
    await expect(bandOf(page(), 'Ready to Write Your Success Story?')).toContainText(
      '200+ countries',
    );
  });

  test('the case studies have an entrance animation', async () => {
    for (const article of await page().getByRole('article').all()) {
      await expect(article).not.toHaveCSS('animation-name', 'none');
      // Some of them stand halfway through it, or before it, and can be read all the same.
      await expect(article).toHaveCSS('opacity', '1');
    }
  });
});

test('§2 Success Stories: with reduced motion the case studies stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources/stories');
  for (const article of await page.getByRole('article').all()) {
    await expect(article).toHaveCSS('animation-name', 'none');
    await expect(article).toHaveCSS('opacity', '1');
  }
});
