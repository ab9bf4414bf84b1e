import type { Image } from 'mdast';
import { type Embed, readEmbed } from './embeds.ts';
import { type Nodes, nodesIn, readMarkdown } from './markdown.ts';
import { isVideo, type Video } from './videos.ts';

/**
 * Videos and embeds in Markdown. Both are written like a picture, in a paragraph of its own:
 * ![Title](videos/tour.mp4) or ![Title](https://vimeo.com/76979871).
 */
export type TextMedia = { title: string; href: string } & (
  | { video: Video }
  | { embed: Embed | string }
);

const isAddress = (href: string) => /^[a-z]+:/i.test(href);

/** Whether what is written like a picture is a video or an embed. */
const isMediaImage = (node: Nodes): node is Image =>
  node.type === 'image' && (isVideo(node.url) || isAddress(node.url));

export const isMedia = (node: Nodes): boolean => isMediaImage(node);

/** Captions have the name of the video, unless the title says otherwise: "captions: none". */
const captionsOf = ({ url, title }: Image) =>
  /^captions:\s*(.+)$/.exec(title ?? '')?.[1]?.trim() ?? url.replace(/\.[^.]+$/, '.vtt');

/** What a paragraph shows that is nothing but a video or an embed. */
export function mediaIn(node: Nodes): TextMedia | undefined {
  const [image, ...others] = node.type === 'paragraph' ? node.children : [];
  if (!image || !isMediaImage(image) || others.length > 0) return undefined;
  const shown = { title: image.alt ?? '', href: image.url };
  return isAddress(image.url)
    ? { ...shown, embed: readEmbed(image.url, image.title ?? undefined) }
    : { ...shown, video: { file: image.url, captions: captionsOf(image) } };
}

const blocksOf = (text: string) => readMarkdown(text).blocks;

export const mediaInText = (text: string): TextMedia[] =>
  blocksOf(text).flatMap((block) => mediaIn(block) ?? []);

function mediaIssue(media: TextMedia): string | undefined {
  if (!media.title) return 'must have a title: ![What it shows](…)';
  return 'embed' in media && typeof media.embed === 'string' ? media.embed : undefined;
}

/** What is wrong with the videos and embeds of a text; `at` holds the address of each. */
export function mediaIssues(text: string, hasRoom = false): { at: string; message: string }[] {
  return blocksOf(text).flatMap((block) => {
    const media = hasRoom ? mediaIn(block) : undefined;
    const message = media && mediaIssue(media);
    if (media) return message ? [{ at: media.href, message: `${media.href} ${message}` }] : [];
    const misplaced = [...nodesIn(block)].filter(isMediaImage);
    const why = hasRoom
      ? 'must be a paragraph of its own, with a blank line before and after it'
      : 'is a video or an embed, and these have room in the text of a page only: link to it instead';
    return misplaced.map(({ url }) => ({ at: url, message: `${url} ${why}` }));
  });
}

const isEmbed = (embed: Embed | string): embed is Embed => typeof embed !== 'string';

/** The embeds in content of any shape: in bands, and in texts. */
export function embedsIn(data: unknown): Embed[] {
  if (typeof data === 'string')
    return data.includes('![')
      ? mediaInText(data).flatMap((media) =>
          'embed' in media && isEmbed(media.embed) ? [media.embed] : [],
        )
      : [];
  if (!data || typeof data !== 'object') return [];
  const { band, address, kind } = data as Record<string, unknown>;
  const own = band === 'embed' ? readEmbed(String(address), String(kind)) : '';
  return [...(isEmbed(own) ? [own] : []), ...Object.values(data).flatMap(embedsIn)];
}
