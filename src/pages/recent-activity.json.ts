import type { APIRoute } from 'astro';
import { contentFor } from '../content/content.ts';

/** The messages of the popup, loaded shortly before the first one is shown. */
export const GET: APIRoute = async (context) =>
  Response.json((await contentFor(context)).landing.popup?.messages ?? []);
