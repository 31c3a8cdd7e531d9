import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { reportTalk } from '#core/report/contract/talk/report-talk.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { reportShapes as shapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import type { BesideReport } from './beside.ts';
import { ReportBody } from './report-body.tsx';

beforeEach(() => {
  fakeServer();
  signInOnScreen('report_report_list');
});

const drawReport = (content: ReportContent, beside: Partial<BesideReport> = {}) =>
  draw(
    <ReportBody
      content={content}
      address={content}
      beside={{ previous: null, company: null, can: [], ...beside }}
    />,
  );

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
/** What stands over the three answers. */
const answers = () =>
  [...document.querySelectorAll('.r-answer > h4')].map(({ textContent }) => textContent);
const table = () => screen.getByRole('table', { name: t('report.competences.region') });
const head = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
/** The cells of a row. */
const row = (name: RegExp) =>
  within(within(table()).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('three answers stand first, how it came about last', () => {
  drawReport(shapes.anonymous);
  expect(answers()).toEqual([
    t('paper.strengths.heading.other'),
    t('paper.otherwise.heading.other'),
    t('paper.next.heading'),
  ]);
  expect(headings()).toEqual([
    t('paper.main.heading'),
    t('paper.lines.heading'),
    t('paper.zones.headings.lowest'),
    t('paper.zones.headings.development'),
    t('paper.zones.headings.hidden'),
    t('paper.zones.headings.blind'),
    t('paper.answers.ratings'),
    t('paper.answers.heading'),
    t('paper.chart.heading'),
    t('paper.competences.heading'),
    t('paper.participants.heading'),
    t('paper.notes.heading'),
  ]);
});

test('over a report that waits for the talk stand its six questions, folded; elsewhere not', async () => {
  const talk: ReportSharing = { state: 'waits', way: 'talk', until: '2026-05-15', holdNote: null };
  const heading = t('whatNext.talk');
  const { user } = drawReport(shapes.anonymous, { opening: talk });
  const bar = within(await screen.findByRole('note'));
  await user.click(await bar.findByText(heading));
  const asked = (await bar.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(asked).toEqual(reportTalk(shapes.anonymous, t)?.questions);
  expect(await bar.findByText(t('whatNext.talkAnonymous'))).toBeTruthy();
  cleanup();
  const link = await bar.findByRole('link', { name: t('whatNext.prepare') });
  const { questionaryId, employeeId } = shapes.anonymous;
  expect(link.getAttribute('href')).toBe(`/estimation/reports/talk/${questionaryId}/${employeeId}`);
  cleanup();
  const elsewhere: Partial<ReportSharing>[] = [{ state: 'held' }, { way: 'hr' }];
  for (const other of elsewhere) {
    drawReport(shapes.anonymous, { opening: { ...talk, ...other } });
    expect(within(await screen.findByRole('note')).queryByText(heading)).toBeNull();
    cleanup();
  }
});

const next = async () =>
  (await screen.findByRole('heading', { name: t('paper.next.heading') })).parentElement!;

test('what comes next is the third answer: whoever reads about others prepares the talk', async () => {
  drawReport(shapes.anonymous);
  const section = within(await next());
  expect(await section.findByRole('link', { name: t('whatNext.prepare') })).toBeTruthy();
  expect(section.queryByRole('link', { name: t('whatNext.choice.plan') })).toBeNull();
});

test('the person chooses one to three directions, and takes them to the plan', async () => {
  const { user: reader, ...rest } = session()!;
  keepSession({ ...rest, user: { ...reader, employeeId: shapes.by180.employeeId } });
  const { user } = drawReport(shapes.by180);
  const section = within(await next());
  const plan = () => section.findByRole('link', { name: t('whatNext.choice.plan') });
  expect((await plan()).getAttribute('href')).toBe(
    `/estimation/plan?report=${shapes.by180.questionaryId}`,
  );
  const chips = (await section.findAllByRole('button')) as HTMLButtonElement[];
  for (const chip of chips.slice(0, 3)) await user.click(chip);
  expect(chips.map((chip) => chip.disabled)).toEqual(chips.map((_, at) => at > 2));
  expect(await section.findByText(t('whatNext.choice.full'))).toBeTruthy();
  await user.click(chips[1]!);
  expect(decodeURIComponent((await plan()).getAttribute('href')!)).toContain('chosen');
  expect(section.queryByRole('link', { name: t('whatNext.prepare') })).toBeNull();
});

test('an interim report has nothing to choose or to talk over yet', async () => {
  drawReport(shapes.interim);
  expect(document.querySelector('.r-next')).toBeNull();
});

test('anybody who reads about themself is spoken to', async () => {
  const { user, ...rest } = session()!;
  keepSession({ ...rest, user: { ...user, employeeId: shapes.anonymous.employeeId } });
  drawReport(shapes.anonymous);
  expect(answers()[0]).toBe(t('paper.strengths.heading.own'));
  const strong = (await screen.findByRole('heading', { name: answers()[0]! })).parentElement!;
  expect((await within(strong).findAllByRole('listitem'))[0]!.textContent).toBe(
    '4,6Ведение переговоров',
  );
  expect(await screen.findByText(/Вопросы — так, как их задали участникам/)).toBeTruthy();
});

test('what it is and how to read it is a press away, in three lines', async () => {
  drawReport(shapes.by180);
  const folded = (await screen.findByText(t('paper.read.heading'))).closest('details')!;
  expect(folded.open).toBe(false);
  expect(folded.querySelectorAll('p')).toHaveLength(3);
  expect(folded.textContent).toContain('руководитель и он сам');
});

test('where others see it otherwise is drawn, the widest difference first', async () => {
  drawReport(shapes.by180);
  const name = t('paper.otherwise.heading.other');
  const otherwise = (await screen.findByRole('heading', { name })).parentElement!;
  const rows = (await within(otherwise).findAllByRole('listitem')).map(({ textContent }) =>
    plain(textContent ?? ''),
  );
  expect(rows[0]).toMatch(/^Развитие подчинённых.*Разница \+1,33$/);
});

test('all competences stand in order of the others’ marks, with what has changed and what may be chance', async () => {
  const [first, second] = shapes.by180.competenceMarkList;
  const { competenceId } = first!;
  drawReport(shapes.by180, {
    previous: {
      questionaryId: 'q',
      number: 17,
      whole: null,
      changeList: [
        { competenceId, change: 1.25, verdict: 'higher' },
        { competenceId: second!.competenceId, change: -0.2, verdict: 'chance' },
      ],
    },
  });
  const list = (await screen.findByRole('heading', { name: t('paper.lines.heading') }))
    .parentElement!;
  const lines = [...list.querySelectorAll('summary')].map(({ textContent }) =>
    plain(textContent ?? ''),
  );
  const marks = lines.map((line) =>
    Number(/Руководители (\d,\d+)/.exec(line)![1]!.replace(',', '.')),
  );
  expect(marks).toEqual(marks.toSorted((a, b) => b - a));
  expect(lines.filter((line) => line.includes('К прошлому +1,25'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('К прошлому (−0,20)'))).toHaveLength(1);
  expect(await within(list).findByText(/В скобках — разница/)).toBeTruthy();
});

test('printed, all that is folded is open, and folded again after', async () => {
  drawReport(shapes.by180);
  await screen.findByText(t('paper.read.heading'));
  const folded = () => document.querySelectorAll('details:not([open])').length;
  const before = folded();
  expect(before).toBeGreaterThan(4);
  window.dispatchEvent(new Event('beforeprint'));
  expect(folded()).toBe(0);
  window.dispatchEvent(new Event('afterprint'));
  expect(folded()).toBe(before);
});

test('behaviours most and least seen stand with the answers, all of them below their competence', async () => {
  drawReport(shapes.by180);
  const seen = (await screen.findByRole('heading', { name: t('paper.behaviours.low') }))
    .parentElement!;
  expect((await within(seen).findAllByRole('listitem'))[0]!.textContent).toMatch(/^2,00.+Развитие/);
  const block = (await screen.findByText('Делегирование', { selector: 'summary .r-name' })).closest(
    'details',
  )!;
  expect(block.open).toBe(false);
  const questions = [...block.querySelectorAll('.r-bars > li')];
  expect(questions).toHaveLength(3);
  expect(
    [...questions[0]!.querySelectorAll('.r-toggle')].map(({ textContent }) => textContent),
  ).toEqual(['Руководители', 'Самооценка']);
});

test('where the others’ answers to questions are not told it says why', async () => {
  drawReport(shapes.gaps);
  expect(await screen.findAllByText(t('paper.behaviours.askedBefore'))).toHaveLength(1);
});

test('without a self-assessment nothing is said of one', async () => {
  drawReport(shapes.withoutSelf);
  expect(await screen.findByText(/^Самооценки в отчёте нет/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: t('report.zones.legend') })).toBeNull();
  expect(screen.queryByText(/Самооценка выше/)).toBeNull();
});

test('each of the four lists is whole, with what it means once', async () => {
  const { hiddenPossibilitiesList, blindZoneList } = shapes.anonymous;
  expect(hiddenPossibilitiesList.length).toBeGreaterThan(1);
  drawReport(shapes.anonymous);
  for (const [name, list] of [
    ['hidden', hiddenPossibilitiesList],
    ['blind', blindZoneList],
    ['lowest', shapes.anonymous.competenceMinMarkList],
    ['development', shapes.anonymous.developmentZoneList],
  ] as const) {
    const heading = await screen.findByRole('heading', { name: t(`paper.zones.headings.${name}`) });
    const block = within(heading.parentElement!);
    const rows = list.length > 0 ? await block.findAllByRole('listitem') : [];
    expect(rows.map((one) => plain(one.textContent ?? ''))).toEqual(
      list.map((zone) => expect.stringMatching(`^${zone.name}`)),
    );
  }
  expect(await screen.findAllByText(/выше самооценки на 0,5/)).toHaveLength(1);
});

test('where there are no marks, it says why and has neither chart nor table', async () => {
  drawReport(shapes.noAnswers);
  expect(headings()).toEqual([
    t('paper.main.heading'),
    t('paper.answers.ratings'),
    t('paper.answers.heading'),
    t('paper.participants.heading'),
    t('paper.notes.heading'),
  ]);
  expect(await screen.findByText(t('paper.main.nobody'))).toBeTruthy();
});

describe('the table', () => {
  test('has the supervisor alone in method 90', () => {
    drawReport(shapes.by90);
    expect(head()).toEqual(['Компетенция', 'Руководители1 чел.']);
    expect(row(/^Делегирование/)).toEqual(['2,67']);
  });

  test('has one decimal throughout, and says only that opinions differ', () => {
    drawReport(shapes.anonymous);
    expect(row(/^Управление конфликтами/)).toEqual([
      '5,0',
      '3,8',
      '4,0',
      '4,0',
      '4,7',
      '4,0',
      '4,0',
      'расходятся',
    ]);
    expect(row(/^Делегирование/).at(-1)).toBe('');
  });

  test('tints what is low and what is high', async () => {
    drawReport(shapes.anonymous);
    const cells = within(await within(table()).findByRole('row', { name: /^Делегирование/ }));
    expect((await cells.findAllByRole('cell'))[0]!.dataset.heat).toBe('veryLow');
  });

  test('has the target with the distance to it, the change since the previous report and the company', () => {
    const [first, second, ...rest] = shapes.by180.competenceMarkList;
    const content = {
      ...shapes.by180,
      competenceMarkList: [{ ...first!, targetMark: 4.5 }, second!, ...rest],
    };
    const change = { competenceId: first!.competenceId, change: 1.25, verdict: 'higher' } as const;
    const chance = { competenceId: second!.competenceId, change: -0.2, verdict: 'chance' } as const;
    const average = { competenceId: first!.competenceId, mark: 3.9, peopleCount: 24 };
    drawReport(content, {
      previous: {
        questionaryId: 'q',
        number: 17,
        whole: null,
        changeList: [change, chance],
      },
      company: { from: '2026-01-01', to: '2026-12-31', markList: [average] },
    });
    expect(head().slice(-3)).toEqual(['Цель', 'К прошлому№ 17', 'По компании2026']);
    expect(row(/^Ориентация/).slice(-3)).toEqual(['4,5−0,50', '+1,25', '3,9024 чел.']);
    expect(row(/^Развитие/).slice(-3)).toEqual(['—', '(−0,20)', '—']);
    expect(row(/^Обратная/).slice(-3)).toEqual(['—', '—', '—']);
  });
});

it('shows others and self on the chart at first, and a role when it is chosen', async () => {
  const { user } = drawReport(shapes.anonymous);
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect([(await box('Внешняя оценка')).checked, (await box('Самооценка')).checked]).toEqual([
    true,
    true,
  ]);
  expect([(await box('Коллеги')).checked, (await box('Все')).indeterminate]).toEqual([false, true]);
  await user.click(await box('Коллеги'));
  expect((await box('Коллеги')).checked).toBe(true);
});

it('describes a competence when its name is pressed, and closes again', async () => {
  const { user } = drawReport(shapes.anonymous);
  await user.click(await within(table()).findByRole('button', { name: 'Делегирование' }));
  const description = await screen.findByRole('dialog', { name: 'Делегирование' });
  expect(description.textContent).toMatch(/^Передаёт задачи вместе с полномочиями/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['selfAlone', 'noCompetences', 'oneCompetence', 'madeBefore', 'interim'] as const)(
  '%s is drawn whole',
  (name) => {
    drawReport(shapes[name]);
    expect(headings()[0]).toBe(t('paper.main.heading'));
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\{/);
  },
);
