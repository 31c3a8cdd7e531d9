import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSummary, getSummaryChoices, type Summary } from '#addon/summary/contract/summary.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { SummaryPage } from './summary-page.tsx';

const summary: Summary = {
  of: 'company',
  id: null,
  name: null,
  year: 2026,
  method: '360',
  yearList: [2026, 2025],
  anonymityThreshold: 3,
  isWithheld: false,
  peopleCount: 900,
  askedCount: 40,
  answeredCount: 34,
  mark: 3.7,
  selfMark: 4,
  competenceList: [
    {
      competenceId: idOf(1),
      name: 'Надёжность',
      mark: 4.25,
      peopleCount: 900,
      waitingCount: 0,
      self: { mark: 4.5, peopleCount: 800 },
      spread: { low: 4, high: 4.5, groupCount: 2 },
      earlierList: [{ mark: 4, peopleCount: 700 }],
    },
    {
      competenceId: idOf(2),
      name: 'Лидерство',
      mark: 3.1,
      peopleCount: 5,
      waitingCount: 3,
      self: { mark: null, peopleCount: 0 },
      spread: null,
      earlierList: [{ mark: null, peopleCount: 0 }],
    },
  ],
  earlierYearList: [2025],
  earlierMarkList: [4],
  topList: [
    { questionId: idOf(3), text: 'Держит слово', name: 'Надёжность', mark: 4.4, peopleCount: 6 },
  ],
  lowList: [
    { questionId: idOf(4), text: 'Ведёт за собой', name: 'Лидерство', mark: 2.9, peopleCount: 6 },
  ],
};
let server: FakeServer;
beforeEach(() => {
  signInOnScreen('report_heatmap_list', 'report_summary_list');
  server = fakeServer();
  server.answers(getSummaryChoices, { data: { subdivision: [], leader: [], cycle: [] } });
});

test('says three true sentences first, then each competence with its people', async () => {
  server.answers(getSummary, { data: summary });
  await drawPage(SummaryPage);
  expect(await screen.findByText(/Выше всего другие оценивают «Надёжность»/)).toBeTruthy();
  expect(
    await screen.findByText(
      /выше, чем их оценивают другие, в\s1\sиз\s1\sкомпетенции: в\sсреднем разница \+0,2\./,
    ),
  ).toBeTruthy();
  const table = await screen.findByRole('table', { name: t('summary.table') });
  expect(table.textContent).toContain('5 из 8');
  expect(await screen.findByText('Ведёт за собой')).toBeTruthy();
});

test('says why nothing is told of too few people', async () => {
  const few = { ...summary, isWithheld: true, peopleCount: 2, competenceList: [] };
  server.answers(getSummary, { data: few });
  await drawPage(SummaryPage);
  expect(await screen.findByText(t('summary.withheld.title'))).toBeTruthy();
});

test('says that there is no report yet', async () => {
  const none = { ...summary, isWithheld: true, peopleCount: 0, competenceList: [] };
  server.answers(getSummary, { data: none });
  await drawPage(SummaryPage);
  expect(await screen.findByText(t('summary.none.title'))).toBeTruthy();
  expect(screen.queryByText(t('summary.withheld.title'))).toBeNull();
});

test('asks nothing until somebody is chosen', async () => {
  await drawPage(SummaryPage, '?of=cycle');
  expect(await screen.findByText(t('summary.choose.text'))).toBeTruthy();
  expect(server.asked(getSummary)).toEqual([]);
});

test('offers to try again when it can’t be loaded', async () => {
  server.answers(getSummary, refused('internal', { message: 'Сервер не отвечает' }));
  await drawPage(SummaryPage);
  expect(await screen.findByRole('button', { name: t('common.retry') })).toBeTruthy();
});

test('a department is chosen in two fields, and the report of it is asked for', async () => {
  const [shop, yard] = ['Цех', 'Двор'].map((name, at) => ({ id: idOf(at + 11), name }));
  server.answers(getSummaryChoices, {
    data: { subdivision: [shop!, yard!], leader: [], cycle: [] },
  });
  server.answers(getSummary, { data: summary });
  const { user } = await drawPage(SummaryPage);
  // The sentence needs no label in sight: what is chosen says it.
  expect((await screen.findByText(t('summary.ofWhom'))).className).toBe('ui-hidden');
  await user.click(await screen.findByRole('button', { name: new RegExp(t('summary.ofWhom')) }));
  expect(screen.queryByRole('option', { name: t('summary.of.leader') })).toBeNull();
  await user.click(await screen.findByRole('option', { name: t('summary.of.subdivision') }));
  await user.click(await screen.findByRole('combobox', { name: t('summary.choose.subdivision') }));
  await user.click(await screen.findByRole('option', { name: 'Двор' }));
  await waitFor(() =>
    expect(server.asked(getSummary).at(-1)?.query).toMatchObject({
      of: 'subdivision',
      id: yard!.id,
    }),
  );
});
