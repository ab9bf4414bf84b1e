import type { APIRoute } from 'astro';
import { iconPng } from '../../build/icon-png.ts';
import { contentFor } from '../content/content.ts';
import { pngFile } from '../lib/file-answer.ts';

export const GET: APIRoute = async (context) =>
  pngFile(await iconPng((await contentFor(context)).brand, 512));
