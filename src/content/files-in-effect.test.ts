import { describe, expect, it } from 'vitest';
import { filesInEffect, idleFiles, placeOf, sharedFile } from './files-in-effect.ts';

const files = {
  'content/words.yaml': 'skip: Skip',
  'content/pages/about.yaml': 'title: About',
  'content/pages/jobs.yaml': 'title: Jobs',
  'brands/brand.yaml': 'name: Ours',
  'brands/acme.yaml': 'name: Acme',
  'brands/acme/content/words.yaml': 'skip: To the words of Acme',
  'brands/acme/content/pages/jobs.yaml': '\n',
  'brands/acme/content/pages/fleet.yaml': 'title: Fleet',
};
const acme = 'brands/acme.yaml';

describe('a brand’s own files', () => {
  it('take the place of the shared ones, add to them, and take them away where they are empty', () => {
    const { 'content/pages/jobs.yaml': _, ...others } = files;
    expect(filesInEffect(files, acme)).toEqual({
      ...others,
      'content/words.yaml': 'skip: To the words of Acme',
      'content/pages/fleet.yaml': 'title: Fleet',
    });
  });

  it('are nothing to other brands, nor to one whose name begins alike', () => {
    expect(filesInEffect(files, 'brands/brand.yaml')).toEqual(files);
    expect(filesInEffect(files, 'brands/acm.yaml')).toEqual(files);
  });

  it('are named by their own paths', () => {
    expect(placeOf(files, acme, 'content/words.yaml')).toBe('brands/acme/content/words.yaml');
    expect(placeOf(files, acme, 'content/pages/about.yaml')).toBe('content/pages/about.yaml');
    expect(placeOf(files, 'brands/brand.yaml', 'content/words.yaml')).toBe('content/words.yaml');
    expect(sharedFile('brands/acme/content/words.yaml')).toBe('content/words.yaml');
    expect(sharedFile('brands/acme.yaml')).toBe('brands/acme.yaml');
  });
});

it('tells of files in the folders of brands that do nothing', () => {
  expect(idleFiles(files)).toEqual([]);
  const idle = {
    'brands/acne/content/words.yaml': 'skip: Skip',
    'brands/acme/pages/fleet.yaml': 'title: Fleet',
    'brands/acme/content/pages/job.yaml': '',
  };
  expect(idleFiles({ ...files, ...idle }).map(({ file, message }) => [file, message])).toEqual([
    ['brands/acne/content/words.yaml', 'belongs to no brand: there is no brands/acne.yaml'],
    [
      'brands/acme/pages/fleet.yaml',
      'is read by nobody: the words of this brand belong in brands/acme/content',
    ],
    [
      'brands/acme/content/pages/job.yaml',
      'is empty and takes nothing away: there is no content/pages/job.yaml',
    ],
  ]);
});
