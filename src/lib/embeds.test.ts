import { expect, it } from 'vitest';
import { hostOf, readEmbed, servicesOf } from './embeds.ts';

const id = 'aqz-KE-bpKQ';

it.each([
  [`https://www.youtube.com/watch?v=${id}`, '', ''],
  [`https://m.youtube.com/watch?app=desktop&v=${id}&list=PL1&si=abc&utm_source=mail`, '', ''],
  [`https://www.youtube.com/shorts/${id}`, '', ''],
  [`https://www.youtube.com/live/${id}?feature=share`, '', ''],
  [`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`, '', ''],
  [`https://youtu.be/${id}?si=Hq1&t=90`, '&t=90s', '?start=90'],
  [`https://www.youtube.com/watch?v=${id}&t=1m30s`, '&t=90s', '?start=90'],
])('reads %s as a YouTube video and removes tracking parameters', (address, time, start) => {
  expect(readEmbed(address)).toEqual({
    service: 'YouTube',
    kind: 'video',
    address: `https://www.youtube.com/watch?v=${id}${time}`,
    src: `https://www.youtube-nocookie.com/embed/${id}${start}`,
  });
});

it.each([
  ['https://vimeo.com/76979871?fl=pl', 'vimeo.com/76979871', '76979871?dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1',
    'vimeo.com/76979871/8272103f6e',
    '76979871?h=8272103f6e&dnt=1',
  ],
])('reads %s as a Vimeo video with tracking disabled', (written, address, src) => {
  expect(readEmbed(written)).toEqual({
    service: 'Vimeo',
    kind: 'video',
    address: `https://${address}`,
    src: `https://player.vimeo.com/video/${src}`,
  });
});

it('accepts any other https URL unchanged', () => {
  const address = 'https://forms.example.com/apply?plan=pro';
  const other = { service: 'forms.example.com', kind: 'other', address, src: address };
  expect(readEmbed(address)).toEqual(other);
});

it.each([
  [
    'https://www.youtube.com/@channel',
    /is a URL of YouTube that cannot be embedded. Write it like https:/,
  ],
  [`https://www.youtube.com/watch?v=${id}x`, /YouTube/],
  ['https://vimeo.com/channels/staffpicks', /Vimeo/],
  [`http://www.youtube.com/watch?v=${id}`, /must be an https URL/],
  ['https://me:secret@example.com/form', /must be an https URL/],
  ['https://example.com:8443/form', /must be an https URL/],
  ['javascript:alert(1)', /must be an https URL/],
  ['videos/tour.mp4', /must be an https URL/],
])('refuses %s', (address, message) => {
  expect(readEmbed(address)).toMatch(message);
});

it('lists each service once, with the host that browsers connect to', () => {
  const addresses = [`https://youtu.be/${id}`, `https://youtu.be/${id}?t=5`, 'https://a.example/b'];
  const embeds = addresses.map(readEmbed).filter((each) => typeof each !== 'string');
  expect(servicesOf(embeds)).toEqual(['a.example', 'YouTube (youtube-nocookie.com)']);
  expect(hostOf('https://www.youtube.com/watch')).toBe('youtube.com');
});
