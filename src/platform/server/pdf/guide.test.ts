import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { copiedPages, readPdf } from '#test/file/pdf-text.ts';
import type { Guide } from './guide.ts';
import { createPdf } from './render.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

const guide: Guide = {
  title: 'Руководство',
  notes: ['Версия 1'],
  contents: 'Содержание',
  chapters: [
    {
      path: 'a.md',
      markdown:
        '# Первая глава\n\nСм. [вторую](b.md#часть), `#panic("x")` и $x^2$.\n\n![Журнал анкет](images/journal.png)\n',
    },
    {
      path: 'b.md',
      markdown:
        '# Вторая глава\n\n## Часть\n\n1. раз\n   - два\n\n| Имя | Что |\n| --- | --: |\n| `A_B` | слово |\n\n```sh\nnpm start\n```\n',
    },
  ],
  images: { 'images/journal.png': readFileSync(fromRoot('src/app/web/public/icon-512.png')) },
  locale: 'ru',
  createdAt: '2026-06-15T09:00:00Z',
};

test('a guide is a tagged PDF/UA with a first page, contents, chapters, images and links', async () => {
  const bytes = await pdf.render('guides', { guide });
  const { objects } = readPdf(bytes);
  expect(objects).toMatch(/<pdfuaid:part>1</);
  expect(objects).toMatch(/\/Subtype\s*\/Image/);
  expect(objects).toMatch(/\/Subtype\s*\/Link/);
  const pages = (await copiedPages(bytes)).map((page) => page.replace(/\s+/g, ' '));
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain('Руководство Версия 1');
  expect(pages[1]).toMatch(/Содержание.*Первая глава.*3.*Вторая глава.*4.*Часть.*4/);
  expect(pages[2]).toContain('См. вторую, #panic("x") и $x^2$.');
  expect(pages[3]).toMatch(/Часть.*раз.*два.*Имя.*Что.*слово.*npm start/);
  expect(await pdf.render('guides', { guide })).toEqual(bytes);
});

test('a single chapter is the document: its heading is the title', async () => {
  const [chapter] = guide.chapters;
  const pages = await copiedPages(
    await pdf.render('guides', { guide: { ...guide, chapters: [chapter!] } }),
  );
  expect(pages).toHaveLength(3);
  expect(pages.join(' ')).not.toContain('Первая глава');
});
