import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostOf, readEmbed, servicesOf } from './embeds.ts';

const id = 'aqz-KE-bpKQ';
const form = '1FAIpQLSabcdefghijklmnop';

it.each([
  [`https://www.youtube.com/watch?v=${id}`, '', ''],
  [`https://youtube.com/watch?app=desktop&v=${id}&list=PL1&index=3&si=abc`, '', ''],
  [`https://m.youtube.com/watch?v=${id}&utm_source=mail`, '', ''],
  [`https://youtu.be/${id}?si=Hq1`, '', ''],
  [`https://www.youtube.com/shorts/${id}`, '', ''],
  [`https://www.youtube.com/live/${id}?feature=share`, '', ''],
  [`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`, '', ''],
  [`https://youtu.be/${id}?t=90`, '&t=90s', '?start=90'],
  [`https://www.youtube.com/watch?v=${id}&t=1m30s`, '&t=90s', '?start=90'],
  [`https://www.youtube.com/embed/${id}?start=90`, '&t=90s', '?start=90'],
])('%s is a YouTube video, without what follows visitors', (address, time, start) => {
  expect(readEmbed(address)).toEqual({
    service: 'YouTube',
    kind: 'video',
    address: `https://www.youtube.com/watch?v=${id}${time}`,
    src: `https://www.youtube-nocookie.com/embed/${id}${start}`,
  });
});

it.each([
  [
    'https://vimeo.com/76979871?fl=pl&fe=sh',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
  [
    'https://calendly.com/ada-sample/demo?utm_campaign=x',
    'https://calendly.com/ada-sample/demo',
    'https://calendly.com/ada-sample/demo',
  ],
  [
    'https://ada.typeform.com/to/AbCd1234?utm_medium=x',
    'https://ada.typeform.com/to/AbCd1234',
    'https://ada.typeform.com/to/AbCd1234',
  ],
  ['https://tally.so/r/wAbCd1', 'https://tally.so/r/wAbCd1', 'https://tally.so/embed/wAbCd1'],
  [
    `https://docs.google.com/forms/d/e/${form}/viewform?usp=sharing`,
    `https://docs.google.com/forms/d/e/${form}/viewform`,
    `https://docs.google.com/forms/d/e/${form}/viewform?embedded=true`,
  ],
])('%s has a page and a frame', (written, address, src) => {
  expect(readEmbed(written)).toMatchObject({ address, src });
});

it.each([
  ['https://www.youtube.com/@channel', /is an address of YouTube, .* write it as https:/],
  [`https://www.youtube.com/watch?v=${id}x`, /YouTube/],
  ['https://www.youtube.com/playlist?list=PL1', /YouTube/],
  ['https://vimeo.com/channels/staffpicks', /Vimeo/],
  ['https://calendly.com/', /Calendly/],
  ['https://docs.google.com/document/d/e/x', /Google Forms/],
  [
    'https://www.dailymotion.com/video/x7',
    /dailymotion\.com, .* YouTube, Vimeo, Calendly, Typeform, Tally and Google Forms.*kind: form/,
  ],
  ['https://youtube.com.example.net/watch?v=aqz-KE-bpKQ', /does not know/],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', /must be an https address/],
  ['https://me:secret@www.youtube.com/watch?v=aqz-KE-bpKQ', /must be an https address/],
  ['javascript:alert(1)', /must be an https address/],
  ['videos/tour.mp4', /must be an https address/],
  ['https://localhost/form', /must be an https address/],
])('refuses %s', (address, message) => {
  expect(readEmbed(address)).toMatch(message);
});

it('takes any https address that is said to be a form, without what follows visitors', () => {
  expect(
    readEmbed('https://forms.example.com/apply?plan=pro&utm_source=x&fbclid=1', 'form'),
  ).toEqual({
    service: 'forms.example.com',
    kind: 'form',
    address: 'https://forms.example.com/apply?plan=pro',
    src: 'https://forms.example.com/apply?plan=pro',
  });
  expect(readEmbed('http://forms.example.com/', 'form')).toMatch('must be an https address');
  expect(readEmbed('https://tally.so/r/wAbCd1', 'form')).toMatchObject({ service: 'Tally' });
});

it('never makes a frame of an address that it has not taken apart', () => {
  const frames =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?|player\.vimeo\.com\/video\/\d+\?(h=[\da-f]+&)?dnt=1|calendly\.com(\/[\w-]+)+|[a-z\d-]+\.typeform\.com\/to\/\w+|tally\.so\/embed\/\w+|docs\.google\.com\/forms\/[\w/-]+\?embedded=true)$/;
  const host = fc.constantFrom(
    ...['www.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com', 'calendly.com'],
    ...['a.typeform.com', 'tally.so', 'docs.google.com', 'example.com'],
  );
  const part = fc.constantFrom('watch', 'embed', 'to', 'r', 'video', id, '76979871', 'x"><', '%2e');
  const query = fc.webQueryParameters();
  fc.assert(
    fc.property(host, fc.array(part, { maxLength: 3 }), query, (name, path, more) => {
      const found = readEmbed(`https://${name}/${path.join('/')}?v=${id}&${more}`);
      if (typeof found !== 'string') expect(found.src).toMatch(frames);
    }),
  );
});

it('names each service once, with the host that is asked', () => {
  const embeds = [
    `https://youtu.be/${id}`,
    'https://www.youtube.com/shorts/aqz-KE-bpKR',
    'https://forms.example.com/a',
  ].map((address) => readEmbed(address, 'form'));
  expect(servicesOf(embeds.filter((each) => typeof each !== 'string'))).toEqual([
    'forms.example.com',
    'YouTube (youtube-nocookie.com)',
  ]);
  expect(hostOf('https://www.youtube.com/watch')).toBe('youtube.com');
});
