import type { APIRoute } from 'astro';
import { contentFor } from '../content/content.ts';

/** The messages of the popup, which the landing page asks for when the first one is near. */
export const GET: APIRoute = (context) => Response.json(contentFor(context).landing.popup.messages);
