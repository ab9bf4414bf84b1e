import { expect, it } from 'vitest';
import { readFiles } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { mapTexts } from '../src/lib/map-texts.ts';
import type { Path } from './api.ts';
import { valueAt } from './change-data.ts';
import { changeText } from './change-text.ts';

const files = readFiles('.');

const textsIn = (file: string) => {
  const found: Path[] = [];
  mapTexts(readSource(file, files[file] ?? '').data, (text, path) => {
    found.push([...path]);
    return text;
  });
  return found.map((path) => ({ file, path }));
};
const texts = Object.keys(files).flatMap(textsIn);

it('writes every text of the content as it is written', () => {
  const bad: string[] = [];
  for (const { file, path } of texts) {
    const text = files[file] ?? '';
    const value = valueAt(readSource(file, text).data, path);
    try {
      const out = changeText(file, text, path, { do: 'set', value });
      if (out !== text) bad.push(`${file} ${path.join('.')}`);
    } catch (e) {
      bad.push(`${file} ${path.join('.')} ${e}`);
    }
  }
  expect(bad).toEqual([]);
});
