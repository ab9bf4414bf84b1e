import { expect, test } from '@playwright/test';
import { addGerman } from './add-german.ts';
import { edit, panel, press } from './editor.ts';
import { project } from './project.ts';

test('what a language lacks is listed as missing', async ({ page }) => {
  addGerman(project, 'pages/about.yaml');
  // While the editor starts anew, a page may come by halves.
  page.setDefaultTimeout(15_000);
  await expect(() => edit(page, '/de')).toPass();
  await press(page, 'Page');
  await expect(panel(page)).toContainText('content/de/pages/about.yaml is not there');
});
