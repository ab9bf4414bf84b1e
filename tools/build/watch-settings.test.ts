import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchSettings } from './watch-settings.ts';

/** What makes the dev server start again, and what it looks at besides. */
function watched(brand: string) {
  const { hooks } = watchSettings(brand, 'content/languages.yaml');
  const addWatchFile = vi.fn();
  const add = vi.fn();
  hooks['astro:config:setup']?.({ addWatchFile } as never);
  hooks['astro:server:setup']?.({ server: { watcher: { add } } } as never);
  return {
    restarts: addWatchFile.mock.calls.flat(),
    looksAt: add.mock.calls.flat(2),
  };
}

it('starts again with the languages, also those of the brand alone', () => {
  expect(watched('brands/acme.yaml').restarts).toEqual(
    ['content/languages.yaml', 'brands/acme/content/languages.yaml'].map((file) => resolve(file)),
  );
});

it('looks at the words beside a brand file outside the project', () => {
  const { looksAt } = watched('/clients/acme.yaml');
  expect(looksAt).toContain('/clients/acme.yaml');
  expect(looksAt).toContain('/clients/acme/content');
});
