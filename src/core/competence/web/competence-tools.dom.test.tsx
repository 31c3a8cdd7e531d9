import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type CompetenceImportReply,
  exportCompetences,
  importCompetences,
} from '#core/competence/contract/competence-file.ts';
import { getLibrary } from '#core/library/contract/library.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { CompetenceTools } from './competence-tools.tsx';

const good: CompetenceImportReply = {
  data: [],
  errorRowCount: 0,
  problemList: [],
  columns: [
    { index: 0, header: 'Что', field: 'name', sample: 'Точность' },
    { index: 1, header: 'Суть', field: null, sample: 'Проверяет' },
  ],
  sheet: null,
  sheetList: [],
  encodings: [],
  skipped: [],
  skippedRowCount: 0,
  movedDays: null,
  created: 0,
  updated: 1,
  restored: 0,
  unchanged: 2,
  firstCompetences: [
    {
      rowIndex: 2,
      outcome: 'updated',
      changed: ['question', 'nameEn'],
      name: 'Точность',
      questionCount: 3,
    },
  ],
};

let server: FakeServer;
beforeEach(() => {
  signInOnScreen('directory_competence_competence_create', 'directory_competence_competence_list');
  server = fakeServer();
  server.answers(exportCompetences, refused('unavailable'));
  server.answers(getLibrary, { data: { familyList: [], profileList: [] } });
});

async function open(search = '') {
  const { user } = await drawPage(CompetenceTools, search);
  const tools = () => screen.getByRole('button', { name: t('directory.competencies.tools') });
  await user.click(tools());
  const press = async (name: RegExp) => user.click(await screen.findByRole('menuitem', { name }));
  return { user, press, tools };
}
const items = async () =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

test('the whole list goes to a file, or what is found in it', async () => {
  const { press } = await open();
  await press(/^В файл XLSX/);
  await waitFor(() => expect(server.asked(exportCompetences)).toHaveLength(1));
  expect(server.asked(exportCompetences)[0]?.query).toEqual({ format: 'xlsx' });
});

test('what is searched for goes to a file alone, and the menu says so', async () => {
  const { press } = await open('?q=точ');
  await press(/^Найденные в файл CSV/);
  await waitFor(() => expect(server.asked(exportCompetences)).toHaveLength(1));
  expect(server.asked(exportCompetences)[0]?.query).toEqual({ format: 'csv', q: 'точ' });
});

test('who may only look gets files, and nothing to add', async () => {
  signInOnScreen('directory_competence_competence_list');
  await open();
  expect(await items()).toEqual(['В файл XLSX (Excel)', 'В файл CSV']);
});

test('a file is checked, its columns corrected, what changes is shown, and it is saved', async () => {
  server.answers(importCompetences, ({ body }) => ({
    ...good,
    message: 'Импорт завершён',
    ...(body.columns ? {} : refusedFile),
  }));
  const { user, press } = await open();
  await press(/^Из файла/);
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['a'], 'competencies.xlsx');
  await user.upload(await dialog.findByLabelText(new RegExp(t('competenceImport.file'))), file);
  await user.click(await dialog.findByText(t('fileImport.check')));
  await dialog.findByText(refusedFile.problemList[0]!.message);
  await user.click(await dialog.findByRole('button', { name: /Суть/ }));
  const field = t('competenceImport.fields.question');
  await user.click(await screen.findByRole('option', { name: field }));
  expect(await dialog.findByText(t('competenceImport.frozen'))).toBeTruthy();
  expect(await dialog.findByText('вопросы, название на английском')).toBeTruthy();
  await user.click(await dialog.findByText(t('fileImport.save')));
  expect(await screen.findByText('Импорт завершён: изменено 1, без изменений 2')).toBeTruthy();
  const asked = server.asked(importCompetences).map(({ query, body }) => [query, body.columns]);
  expect(asked).toEqual([
    [{ dryRun: 'true' }, undefined],
    [{ dryRun: 'true' }, '{"1":"question"}'],
    [{ dryRun: 'false' }, '{"1":"question"}'],
  ]);
});

const refusedFile = {
  data: [{ rowIndex: 1, errorList: ['Нет столбца «Вопрос»'] }],
  errorRowCount: 1,
  problemList: [{ message: 'Нет столбца «Вопрос»', rowCount: 1, rowList: [] }],
};
