import { expect, it } from 'vitest';
import { embedsIn, mediaInText, mediaIssues } from './text-media.ts';

const youTube = 'https://youtu.be/aqz-KE-bpKQ';

it('finds videos and embeds that are paragraphs of their own', () => {
  const text = `Before.

![A tour](videos/tour.mp4)

![No words](videos/silent.webm "captions: none")

![On film](${youTube})

![A house](images/house.jpg)`;
  expect(mediaInText(text)).toMatchObject([
    { title: 'A tour', video: { file: 'videos/tour.mp4', captions: 'videos/tour.vtt' } },
    { title: 'No words', video: { file: 'videos/silent.webm', captions: 'none' } },
    { title: 'On film', embed: { service: 'YouTube' } },
  ]);
  expect(mediaIssues(text, true)).toEqual([]);
});

it.each([
  [`See ![this](${youTube}) now.`, 'must be a paragraph of its own'],
  [`- ![this](${youTube})`, 'must be a paragraph of its own'],
  [`![](${youTube})`, 'must have a title'],
  ['![this](https://example.com/a.jpg)', 'is at example.com, which this site does not know'],
])('refuses %s', (text, message) => {
  const [issue, ...others] = mediaIssues(text, true);
  expect(issue?.message).toContain(message);
  expect(issue?.message).toMatch(/^https:/);
  expect(others).toEqual([]);
});

it('refuses both where a text has no room for them', () => {
  expect(mediaIssues('![this](videos/a.mp4)')).toMatchObject([{ at: 'videos/a.mp4' }]);
  expect(mediaIssues('![A house](images/house.jpg)')).toEqual([]);
});

it('finds embeds in content of any shape', () => {
  const bands = [
    { band: 'embed', address: youTube },
    { band: 'embed', address: 'https://example.com/a', kind: 'form' },
    { band: 'embed', address: 'https://example.com/b' },
    { band: 'text', body: `One\n\n![a](https://vimeo.com/76979871)` },
    { band: 'cards', items: [{ text: youTube }] },
  ];
  expect(embedsIn([{ bands }]).map(({ service }) => service)).toEqual([
    'YouTube',
    'example.com',
    'Vimeo',
  ]);
});
