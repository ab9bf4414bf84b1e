import type { Look } from './portrait-look.ts';

/** How dark the picture is at a place, from 0 (paper) to 1; null where the ground shows. */
export type Tone = (x: number, y: number) => number | null;

const CENTER = { x: 60, y: 62 };

/** Scaled about a point near the chin, to fill the oval. */
const SCALE = 1.16;
const GROUND = 84;

const blot = (u: number, v: number, at: [number, number], size: [number, number]): number =>
  Math.exp(-(((u - at[0]) / size[0]) ** 2) - ((v - at[1]) / size[1]) ** 2);

/** Shadows: eye sockets, brows, the side of the nose, the mouth. */
function faceTone(look: Look, u: number, v: number): number {
  const turn = Math.max(0, 0.72 * u + 0.18 * v + 0.05);
  let tone = look.skinTone + turn ** 1.3;
  for (const side of [-1, 1]) {
    tone += 0.62 * blot(u, v, [0.4 * side, -0.06], [0.17, 0.06]);
    tone += 0.5 * blot(u, v, [0.41 * side, -0.22], [0.24, 0.045]);
  }
  tone += 0.4 * blot(u, v, [0.13, 0.14], [0.08, 0.2]);
  tone += 0.5 * blot(u, v, [0.02, 0.34], [0.17, 0.045]);
  tone += 0.62 * blot(u, v, [0, 0.56], [0.26, 0.04]);
  tone += 0.25 * blot(u, v, [0, 0.72], [0.16, 0.05]);
  return tone;
}

/** Whether hair lies before the face, behind it, or not at all. */
function hairAt(look: Look, u: number, v: number): 'front' | 'back' | null {
  const cap = Math.hypot(u / 1.13, (v + 0.12) / 1.06);
  const brow = -0.5 + 0.16 * u;
  const falls = (reach: number, flare: number) =>
    v > -0.5 && v < reach && Math.abs(u) < 1.16 + flare * (v + 0.5) && Math.abs(u) > 0.2;
  switch (look.hair) {
    case 'crop':
      return cap < 1 && v < -0.56 + 0.55 * Math.max(0, Math.abs(u) - 0.7) * 3 ? 'front' : null;
    case 'parted':
      if (cap < 1.05 && v < -0.38 - 0.42 * Math.cos((u + 0.45) * 1.9)) return 'front';
      return cap < 1.03 && Math.abs(u) > 0.88 && v < -0.05 ? 'front' : null;
    case 'curls': {
      const curl = 0.06 * Math.sin(Math.atan2(v + 0.2, u) * 15);
      if (Math.hypot(u / 1.34, (v + 0.34) / 1.02) < 1 + curl && (v < brow || Math.abs(u) > 0.93)) {
        return v < 0.35 ? 'front' : null;
      }
      return null;
    }
    case 'bob':
      if (cap < 1.1 && v < brow - 0.1 * Math.cos(3 * u)) return 'front';
      if (Math.abs(u) > 0.84 && Math.abs(u) < 1.28 && v > -0.6 && v < 0.62) return 'front';
      return falls(0.62, 0.1) ? 'back' : null;
    case 'long':
      if (cap < 1.1 && v < -0.42 - 0.34 * Math.cos((u - 0.35) * 1.8)) return 'front';
      if (Math.abs(u) > 0.86 && Math.abs(u) < 1.24 && v > -0.6 && v < 0.4) return 'front';
      return falls(1.7, 0.1) ? 'back' : null;
    case 'bun':
      if (Math.hypot(u / 0.48, (v + 1.28) / 0.34) < 1) return 'front';
      return cap < 1.05 && v < -0.5 - 0.3 * Math.cos(1.7 * u) + 0.5 * Math.abs(u) ** 5
        ? 'front'
        : null;
    case 'waves': {
      const wave = 0.07 * Math.sin(9 * v);
      if (cap < 1.12 && v < -0.4 - 0.36 * Math.cos((u + 0.3) * 1.8)) return 'front';
      if (Math.abs(u) > 0.87 + wave / 2 && Math.abs(u) < 1.3 + wave && v > -0.6 && v < 1) {
        return 'front';
      }
      return falls(1.05, 0.16) ? 'back' : null;
    }
  }
}

function garmentTone(look: Look, x: number, y: number, neckline: number): number {
  const side = (x - CENTER.x) / look.shoulders;
  const depth = y - neckline;
  const cloth = 0.62 + 0.3 * side;
  const across = Math.abs(x - CENTER.x);
  if (look.garment === 'suit') {
    if (across < 3.2 && depth > 2) return 0.9;
    if (across < 15 - depth * 0.42) return 0.06;
    return Math.abs(across - (17 - depth * 0.42)) < 1 ? 0.2 : cloth + 0.12;
  }
  if (look.garment === 'collar') {
    if (across < 12 - depth * 0.2 && depth < 9 && across > depth * 1.1) return 0.05;
    return across < 0.8 ? 0.15 : cloth - 0.22;
  }
  if (look.garment === 'wrap') {
    const slope = x - CENTER.x + 12 - depth * 0.75;
    return Math.abs(slope) < 1.2 ? 0.1 : cloth - (slope < 0 ? 0.05 : 0.2);
  }
  return depth < 4 && across < 18 ? cloth + 0.25 : cloth - 0.1;
}

export function portraitTone(look: Look): Tone {
  const chin = CENTER.y + look.height;
  const neckline = chin + 11;
  return (sheetX, sheetY) => {
    const x = CENTER.x + (sheetX - CENTER.x) / SCALE;
    const y = GROUND + (sheetY - GROUND) / SCALE;
    const v = (y - CENTER.y) / look.height;
    const rawU = (x - CENTER.x) / look.width;
    const u = rawU / (1 - look.jaw * Math.max(0, v) ** 2);
    const inFace = u * u + v * v < 1;
    const hair = hairAt(look, rawU, v);
    const gloss = 0.3 * blot(rawU, v, [-0.45, -0.85], [0.3, 0.14]);
    if (hair === 'front') return look.hairTone - gloss + 0.15 * rawU;
    const ear = Math.hypot((Math.abs(rawU) - 1) / 0.14, (v - 0.02) / 0.2) < 1;
    if (inFace) return faceTone(look, u, v);
    if (ear) return look.skinTone + (rawU > 0 ? 0.5 : 0.2);
    const across = Math.abs(x - CENTER.x);
    const fall = 10 * (across / look.shoulders) ** 1.7;
    const shoulder = neckline - 3 + (across > 11 ? 0.16 * (across - 11) + fall : 0);
    if (y > shoulder && y > neckline - 0.05 * across) return garmentTone(look, x, y, neckline);
    if (across < 10.5 + 0.02 * (y - chin) ** 2 && y > CENTER.y && y < neckline + 2) {
      return look.skinTone + 0.24 + 0.45 * blot(0, y, [0, chin], [1, 7]) + (x - CENTER.x) / 50;
    }
    return hair === 'back' ? look.hairTone + 0.08 : null;
  };
}
