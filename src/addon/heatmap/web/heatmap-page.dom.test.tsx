import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type CompanyYears,
  exportHeatmap,
  getCompanyYears,
  getHeatmap,
  type Heatmap,
} from '#addon/heatmap/contract/heatmap.ts';
import { heatmapGroups } from '#core/report/contract/reading/heatmap-groups.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { HeatmapPage } from './heatmap-page.tsx';

const answers = { peopleCount: 5, askedCount: 40, answeredCount: 34 };
const heatmap: Heatmap = {
  groupBy: 'subdivision',
  year: 2026,
  method: '360',
  yearList: [2026, 2025],
  anonymityThreshold: 3,
  competenceList: [
    { competenceId: idOf(1), name: 'Надёжность' },
    { competenceId: idOf(2), name: 'Лидерство' },
  ],
  rowList: [
    {
      name: 'Продажи',
      id: idOf(7),
      ...answers,
      mark: 4.3,
      cellList: [
        { mark: 4.3, peopleCount: 5, waitingCount: 0 },
        { mark: null, peopleCount: 0, waitingCount: 0 },
      ],
    },
    {
      name: '<b>Склад</b>',
      id: null,
      ...answers,
      mark: 3.1,
      cellList: [
        { mark: 3.1, peopleCount: 4, waitingCount: 1 },
        { mark: null, peopleCount: 0, waitingCount: 2 },
      ],
    },
    {
      name: 'Офис',
      id: idOf(8),
      ...answers,
      mark: null,
      cellList: [
        { mark: null, peopleCount: 0, waitingCount: 4 },
        { mark: null, peopleCount: 0, waitingCount: 1 },
      ],
    },
  ],
  total: {
    ...answers,
    mark: 3.7,
    cellList: [
      { mark: 3.7, peopleCount: 9 },
      { mark: null, peopleCount: 0 },
    ],
  },
};
const years: CompanyYears = {
  competenceList: heatmap.competenceList,
  totalList: [
    {
      year: 2025,
      peopleCount: 90,
      askedCount: 200,
      answeredCount: 100,
      mark: 2.9,
      cellList: [
        { mark: 2.9, peopleCount: 90 },
        { mark: null, peopleCount: 0 },
      ],
    },
    { year: 2026, ...heatmap.total },
  ],
};
let server: FakeServer;
beforeEach(() => {
  signInOnScreen('report_heatmap_list', 'report_report_list');
  server = fakeServer();
  server.answers(getHeatmap, { data: heatmap });
  server.answers(getCompanyYears, { data: years });
});

const asTable = '?view=table';
const row = async (name: string) =>
  (await screen.findByRole('row', { name: new RegExp(name) })).textContent ?? '';

test('shows marks with their people, and says why a cell has none', async () => {
  await drawPage(HeatmapPage, asTable);
  expect(await row('Продажи')).toContain(`4,3${t('heatmap.peopleOf', { number: 5 })}`);
  expect(await row('<b>Склад</b>')).toContain(
    `3,1${t('heatmap.peopleSome', { count: 4, all: 5 })}`,
  );
  expect(await row('Офис')).toContain(t('heatmap.apart'));
  expect(await row(t('heatmap.total'))).toContain(`3,7585 %34 из 40`);
});

test('folds competences without a mark, and names them', async () => {
  await drawPage(HeatmapPage, asTable);
  await screen.findByText(t('heatmap.folded', { count: 1 }));
  const [table] = await screen.findAllByRole('table', { name: t('heatmap.region') });
  expect(table?.textContent).not.toContain('Лидерство');
  await screen.findByText('Лидерство');
});

test('says why a cell beside shown ones has none', async () => {
  const [first, second, third] = heatmap.rowList;
  const shown = { ...first!, cellList: [first!.cellList[0]!, { ...first!.cellList[0]! }] };
  server.answers(getHeatmap, { data: { ...heatmap, rowList: [shown, second!, third!] } });
  await drawPage(HeatmapPage, asTable);
  expect(await row('<b>Склад</b>')).toContain(t('heatmap.few', { count: 2 }));
});

test.each(heatmapGroups)(
  'leads from a %s to its reports of that year and method',
  async (groupBy) => {
    server.answers(getHeatmap, { data: { ...heatmap, groupBy } });
    await drawPage(HeatmapPage);
    const link = await screen.findByRole('link', { name: 'Продажи' });
    expect(link.getAttribute('href')).toBe(
      `/estimation/reports?year=2026&method=360&${groupBy}=${idOf(7)}`,
    );
    expect(screen.queryByRole('link', { name: /Склад/ })).toBeNull();
  },
);

test('keeps rows, year and method in the address and asks for them', async () => {
  const { user, search } = await drawPage(HeatmapPage, '?year=2025');
  await user.click(await screen.findByRole('radio', { name: t('heatmap.by.position') }));
  await user.click(await screen.findByRole('radio', { name: '180' }));
  await waitFor(() => expect(search()).toBe('?year=2025&by=position&method=180'));
  await waitFor(() =>
    expect(server.asked(getHeatmap).at(-1)?.query).toEqual({
      groupBy: 'position',
      year: '2025',
      method: '180',
    }),
  );
});

test('says so when a year has no reports, and keeps the choice of another', async () => {
  server.answers(getHeatmap, { data: { ...heatmap, rowList: [] } });
  await drawPage(HeatmapPage);
  await screen.findByText(t('heatmap.empty', { year: 2026, method: '360' }));
  expect(((await screen.findByRole('radio', { name: '360' })) as HTMLInputElement).checked).toBe(
    true,
  );
});

test('offers to try again when it can’t be loaded, and says when the file can’t', async () => {
  server.answers(getHeatmap, refused('internal', { message: 'Сервер не отвечает' }));
  const { user } = await drawPage(HeatmapPage);
  const again = await screen.findByRole('button', { name: t('common.retry') });
  server.answers(getHeatmap, { data: heatmap });
  server.answers(exportHeatmap, refused('internal', { message: 'Файла нет' }));
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: t('heatmap.saveXlsx') }));
  await screen.findByText(t('heatmap.saveFailed'));
});

test('has sentences on top, and beside the table years with a change that is more than chance in bold', async () => {
  await drawPage(HeatmapPage, asTable);
  await screen.findByText(
    t('heatmap.say.answeredSince', {
      answered: 34,
      asked: 40,
      percent: 85,
      year: 2025,
      before: 50,
    }),
  );
  const byYear = await screen.findByRole('table', { name: t('heatmap.years.title') });
  expect(byYear.textContent).toContain('20252026');
  expect(byYear.textContent).toContain(`${t('heatmap.average')}2,93,7+0,8`);
  expect(byYear.textContent).toContain(`${t('heatmap.answered')}50 %85 %`);
  expect([...byYear.querySelectorAll('.heat-clear')].map((one) => one.textContent)).toEqual([
    '+0,8',
    '+0,8',
  ]);
});

/** What a row of the picture says beside its drawing, and what that is in words. */
const drawn = async (list: string, name: string) => {
  const rows = await within(await screen.findByRole('list', { name: list })).findAllByRole(
    'listitem',
  );
  const found = rows.find((one) => one.textContent.startsWith(name));
  if (!found) throw new Error(`no row ${name}`);
  const label = found.querySelector('svg[aria-hidden="false"]')?.getAttribute('aria-label');
  const drawings = [...found.querySelectorAll('svg')].map((one) => one.textContent);
  const text = drawings.reduce((text, drawing) => text.replace(drawing, ''), found.textContent);
  return { text, label, isHollow: !!found.querySelector(':scope > .heat-chart-none') };
};

test('begins with a picture: a mark, its spread, its rows in words, and the change with its noise', async () => {
  await drawPage(HeatmapPage);
  const competences = t('heatmap.chart.competences');
  const chance = t('heatmap.chart.chance', { chance: '0,7' });
  await screen.findAllByText(chance);
  expect(await drawn(competences, 'Надёжность')).toEqual({
    text: `Надёжность${t('heatmap.chart.withheld', { number: 1 })}3,73,1–4,3+0,8${chance}`,
    label: 'Продажи 4,3; <b>Склад</b> 3,1',
    isHollow: false,
  });
  expect((await drawn(competences, t('heatmap.total'))).text).toContain('3,73,1–4,3+0,8');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a withheld competence and a withheld row are hollow in the picture, with the reason', async () => {
  await drawPage(HeatmapPage);
  expect(await drawn(t('heatmap.chart.competences'), 'Лидерство')).toMatchObject({
    isHollow: true,
    text: `Лидерство${t('heatmap.apart')}`,
  });
  const groups = t('heatmap.chart.groups.subdivision');
  expect(await drawn(groups, 'Офис')).toMatchObject({
    isHollow: true,
    text: `Офис${t('heatmap.apart')}85 %, 34 из 40`,
  });
  expect((await drawn(groups, 'Продажи')).text).toBe('Продажи4,385 %, 34 из 40');
});

test('the table is one press away, and the address keeps it', async () => {
  const { user, search } = await drawPage(HeatmapPage, '?year=2025');
  await user.click(await screen.findByRole('radio', { name: t('heatmap.views.table') }));
  await row('Продажи');
  expect(search()).toBe('?year=2025&view=table');
  await user.click(await screen.findByRole('radio', { name: t('heatmap.views.picture') }));
  await waitFor(() => expect(search()).toBe('?year=2025'));
  expect(server.asked(getHeatmap)).toHaveLength(1);
});

test('without earlier years nothing stands beside this one', async () => {
  server.answers(getCompanyYears, { data: { ...years, totalList: years.totalList.slice(1) } });
  await drawPage(HeatmapPage);
  await screen.findByText(t('heatmap.say.answered', { answered: 34, asked: 40, percent: 85 }));
  expect(screen.queryByText(t('heatmap.years.title'))).toBeNull();
  expect(await drawn(t('heatmap.chart.competences'), 'Надёжность')).toMatchObject({
    text: `Надёжность${t('heatmap.chart.withheld', { number: 1 })}3,73,1–4,3`,
  });
});

test('says so where earlier years can’t be loaded', async () => {
  server.answers(getCompanyYears, refused('internal', { message: 'Сервер не отвечает' }));
  await drawPage(HeatmapPage, asTable);
  await screen.findByText(t('heatmap.years.failed'));
  expect(await row('Продажи')).toContain('4,3');
});

test('leads a director to no reports', async () => {
  signInOnScreen('report_heatmap_list');
  await drawPage(HeatmapPage, asTable);
  await row('Продажи');
  expect(screen.queryByRole('link')).toBeNull();
});

test('tells anybody else whom it is for, and asks for nothing', async () => {
  signInOnScreen('report_report_list');
  await drawPage(HeatmapPage);
  await screen.findByText(t('heatmap.onlyForText'));
  expect(server.asked(getHeatmap)).toEqual([]);
});
