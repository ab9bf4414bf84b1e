import { expect, it } from 'vitest';
import { cutOf } from './pictures.ts';

it('keeps the ratio of a figure and never enlarges it', () => {
  const size = { width: 1200, height: 800 };
  expect(cutOf({ shape: 'figure', ...size })).toEqual({ ...size, widths: [480, 960, 1200] });
  expect(cutOf({ shape: 'figure', width: 6000, height: 3000 })).toEqual({
    width: 2160,
    height: 1080,
    widths: [480, 960, 1440, 2160],
  });
});

it('crops a portrait to its ratio, and a sharing image to its only size', () => {
  expect(cutOf({ shape: 'portrait', width: 900, height: 400 })).toEqual({
    width: 320,
    height: 400,
    widths: [144, 288, 320],
  });
  expect(cutOf({ shape: 'share', width: 2400, height: 2400 })).toEqual({
    width: 1200,
    height: 630,
    widths: [1200],
  });
});
