import type { APIRoute } from 'astro';
import { iconIco } from '../../build/icon-ico.ts';
import { iconPng } from '../../build/icon-png.ts';
import { contentFor } from '../content/content.ts';
import { icoFile } from '../lib/file-answer.ts';

/** For clients that request this address without being told; pages link to the SVG. */
export const GET: APIRoute = async (context) =>
  icoFile(iconIco(await iconPng((await contentFor(context)).brand, 32), 32));
