import { expect, test } from '@playwright/test';

const path = '/resources/stories';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`§2 Success Stories: entrance animation with motion “${reducedMotion}”, readable throughout`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    const styles = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => {
        const { animationName, opacity } = getComputedStyle(article);
        return { isStill: animationName === 'none', opacity };
      }),
    );
    const wanted = { isStill: reducedMotion === 'reduce', opacity: '1' };
    expect(styles).toEqual([wanted, wanted, wanted]);
  });
}
