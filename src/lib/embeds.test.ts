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
])('%s is a YouTube video, without what follows visitors', (address, time, start) => {
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
])('%s is a Vimeo video that is told not to follow', (written, address, src) => {
  expect(readEmbed(written)).toEqual({
    service: 'Vimeo',
    kind: 'video',
    address: `https://${address}`,
    src: `https://player.vimeo.com/video/${src}`,
  });
});

it('takes any other https address as it is', () => {
  const address = 'https://forms.example.com/apply?plan=pro';
  const other = { service: 'forms.example.com', kind: 'other', address, src: address };
  expect(readEmbed(address)).toEqual(other);
});

it.each([
  ['https://www.youtube.com/@channel', /is an address of YouTube, .* write it as https:/],
  [`https://www.youtube.com/watch?v=${id}x`, /YouTube/],
  ['https://vimeo.com/channels/staffpicks', /Vimeo/],
  [`http://www.youtube.com/watch?v=${id}`, /must be an https address/],
  ['https://me:secret@example.com/form', /must be an https address/],
  ['https://example.com:8443/form', /must be an https address/],
  ['javascript:alert(1)', /must be an https address/],
  ['videos/tour.mp4', /must be an https address/],
])('refuses %s', (address, message) => {
  expect(readEmbed(address)).toMatch(message);
});

it('names each service once, with the host that is asked', () => {
  const addresses = [`https://youtu.be/${id}`, `https://youtu.be/${id}?t=5`, 'https://a.example/b'];
  const embeds = addresses.map(readEmbed).filter((each) => typeof each !== 'string');
  expect(servicesOf(embeds)).toEqual(['a.example', 'YouTube (youtube-nocookie.com)']);
  expect(hostOf('https://www.youtube.com/watch')).toBe('youtube.com');
});
