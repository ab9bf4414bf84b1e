import type { APIRoute } from 'astro';
import { iconPng } from '../../build/icon-png.ts';
import { contentFor } from '../content/content.ts';

export const GET: APIRoute = async (context) =>
  new Response(await iconPng((await contentFor(context)).brand, 192));
