import { correctionWords } from './galois.ts';

/**
 * A QR code of version 3, level M: 29 modules wide, up to 42 bytes. That holds a sample activation
 * code, which is all it is for; a longer text is an error.
 */
export const QR_SIZE = 29;
const DATA_WORDS = 44;
const CORRECTION_WORDS = 26;
const ALIGNMENT = 22;

type Module = boolean | null;

function dataWords(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > DATA_WORDS - 2) throw new Error(`"${text}" is too long for this QR code`);
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words: number[] = [];
  for (let index = 0; index < nibbles.length; index += 2) {
    words.push(((nibbles[index] ?? 0) << 4) | (nibbles[index + 1] ?? 0));
  }
  for (let pad = 0; words.length < DATA_WORDS; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

function finder(row: number, column: number, grid: Module[][]): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const line = grid[row + y];
      if (!line || column + x < 0 || column + x >= QR_SIZE) continue;
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      line[column + x] = ring !== 2 && ring < 4;
    }
  }
}

/** Level M with mask 0, protected by its BCH code. */
function formatBits(): boolean[] {
  const bits = 0b101010000010010;
  return Array.from({ length: 15 }, (_, index) => ((bits >> index) & 1) === 1);
}

function fixedModules(): Module[][] {
  const grid = Array.from({ length: QR_SIZE }, () => Array<Module>(QR_SIZE).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line) line[column] = dark;
  };
  finder(0, 0, grid);
  finder(0, QR_SIZE - 7, grid);
  finder(QR_SIZE - 7, 0, grid);
  for (let index = 8; index < QR_SIZE - 8; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (let y = -2; y <= 2; y++) {
    for (let x = -2; x <= 2; x++) {
      set(ALIGNMENT + y, ALIGNMENT + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  }
  for (const [index, dark] of formatBits().entries()) {
    const short = index < 6 ? index : index < 8 ? index + 1 : QR_SIZE - 15 + index;
    set(short, 8, dark);
    set(8, index < 8 ? QR_SIZE - 1 - index : index === 8 ? 7 : 14 - index, dark);
  }
  set(QR_SIZE - 8, 8, true);
  return grid;
}

/** Rows of modules, dark ones true. */
export function qrCode(text: string): boolean[][] {
  const data = dataWords(text);
  const words = [...data, ...correctionWords(data, CORRECTION_WORDS)];
  const grid = fixedModules();
  let bit = 0;
  for (let right = QR_SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < QR_SIZE; step++) {
      const row = upward ? QR_SIZE - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (!line || line[column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = dark !== ((row + column) % 2 === 0);
        bit++;
      }
    }
  }
  return grid.map((line) => line.map(Boolean));
}

/** Runs of dark modules as level strokes of width 1. */
export function qrPath(text: string): string {
  return qrCode(text)
    .map((line, row) => {
      let runs = '';
      for (let start = 0; start < line.length; start++) {
        if (!line[start]) continue;
        let end = start;
        while (line[end]) end++;
        runs += `M${start} ${row + 0.5}h${end - start}`;
        start = end;
      }
      return runs;
    })
    .join('');
}
