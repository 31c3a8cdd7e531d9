import { afterAll, expect, test } from 'vitest';
import { paperFor } from '#test/file/paper-for.ts';
import { copiedText, flat, readPdf } from '#test/file/pdf-text.ts';
import { pngOf } from '#test/file/picture.ts';
import { thaiFolder } from '#test/file/thai-font.ts';
import { hostileReport } from '#test/report/hostile-report.ts';
import { editionOf } from './edition.ts';
import { createPdf } from './render.ts';
import { undrawnIn } from './undrawn.ts';

/** Fonts that the operator adds, and what none draws (decision 260). */

const fontsDir = thaiFolder();
const [bare, full] = [createPdf(), createPdf({ fontsDir })];
afterAll(() => Promise.all([bare.close(), full.close()]));

const report = hostileReport(['ไทย ไทย', '中']);
const set = (pdf: typeof bare) =>
  pdf.render('north', { content: report, locale: 'ru', paperFor: paperFor() });

test('a PDF says in its properties how many signs it lacks; the operator’s fonts draw theirs', async () => {
  const [boxes, drawn] = await Promise.all([set(bare), set(full)]);
  expect([undrawnIn(boxes), undrawnIn(drawn)]).toEqual([4, 1]);
  expect(readPdf(boxes).objects).not.toContain('+Thai-Tests');
  expect(readPdf(drawn).objects).toMatch(/\/FontName\s*\/[A-Z]+\+ThaiTests-Regular/);
  expect(flat(await copiedText(drawn))).toContain('ไทย');
});

test('nothing is said of a PDF that lacks none, also where a text says so itself', async () => {
  const content = hostileReport(['<pdf:Keywords>undrawn · 9<']);
  content.subject = '<pdf:Keywords>undrawn · 9<';
  const pdf = await bare.render('north', { content, locale: 'ru', paperFor: paperFor() });
  expect(undrawnIn(pdf)).toBe(0);
});

test('one’s own data says what it lacks, too', async () => {
  const pdf = await bare.render('guides', {
    guide: {
      title: 'Данные',
      notes: [],
      contents: 'Содержание',
      chapters: [{ path: 'a.md', markdown: '# Ответы\n\nไทย\n' }],
      images: {},
      locale: 'ru',
      createdAt: '2026-06-15T09:00:00Z',
    },
  });
  expect(undrawnIn(pdf)).toBe(3);
  expect(await copiedText(pdf)).toContain('Вместо некоторых знаков');
});

test('a PDF made with other fonts is another edition', () => {
  const paper = paperFor();
  expect(editionOf(paper, fontsDir)).not.toBe(editionOf(paper, undefined));
  expect(editionOf(paper, fontsDir)).toBe(editionOf(paper, fontsDir));
  const withLogo = paperFor({ logo: pngOf(64, 16) });
  expect(editionOf(withLogo, fontsDir)).not.toBe(editionOf(paper, fontsDir));
});
