import type { APIRoute } from 'astro';
import type { Content } from '../../content/content.ts';
import { inEachLanguage } from '../_in-each-language.ts';

export const getStaticPaths = inEachLanguage(({ activity }) => activity !== undefined);

/** The messages of the popup, loaded shortly before the first one is shown. */
export const GET: APIRoute<{ content: Content }> = ({ props }) =>
  Response.json(props.content.activity?.messages ?? []);
