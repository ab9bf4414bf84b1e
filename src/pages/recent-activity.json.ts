import { content } from '../content/content.ts';

/** The messages of the popup, which the landing page asks for when the first one is near. */
export const GET = () => Response.json(content.landing.popup.messages);
