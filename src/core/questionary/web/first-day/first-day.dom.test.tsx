import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { type FirstDay as Day, getFirstDay } from '#core/questionary/contract/first-day.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { FirstDay } from './first-day.tsx';

let server: FakeServer;
const asks = { onOpen: vi.fn(), onCreate: vi.fn(), onCreateMany: vi.fn(), onCreateCycle: vi.fn() };
const empty: Day = {
  employeeCount: 1,
  competenceCount: 0,
  libraryCount: 0,
  cycle: null,
  unsettledZone: null,
};

beforeEach(() => {
  signInAs('ROLE_HR');
  vi.clearAllMocks();
  server = fakeServer();
});

/** The guide of a company that has this; null where it is over, undefined where it is refused. */
function open(day: Day | null | undefined, drafts = 0) {
  server.answers(getFirstDay, day === undefined ? refused('forbidden') : { data: day });
  return draw(
    <FirstDay
      board={(beside) => <div data-testid="board">{beside}</div>}
      draftCount={drafts}
      draftId={drafts ? 'the-draft' : undefined}
      {...asks}
    />,
  );
}
const guide = () => screen.findByRole('region', { name: t('firstDay.title') });
const stepsIn = (region: HTMLElement) =>
  within(within(region).getByRole('list')).findAllByRole('listitem');
const press = (name: string) => screen.getByRole('button', { name });
const isProminent = (button: HTMLElement) => button.classList.contains('ui-primary');

test('an empty company: three steps in order, the first is to be taken', async () => {
  const { user } = open(empty);
  const steps = await stepsIn(await guide());
  expect(steps).toHaveLength(3);
  expect(steps[0]?.textContent).toContain(t('firstDay.people.text'));
  const names = ['people', 'competences', 'assessment'] as const;
  const prominent = names.map((name) => isProminent(press(t(`firstDay.${name}.action`))));
  expect(prominent).toEqual([true, false, false]);
  expect(screen.queryByTestId('board')).toBeNull();
  await user.click(press(t('firstDay.assessment.action')));
  await user.click(press(t('firstDay.assessment.one')));
  await user.click(press(t('firstDay.cycle.action')));
  const asked = [asks.onCreate, asks.onCreateMany, asks.onCreateCycle];
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('what is there is ticked and counted, and the next step comes forward', async () => {
  open({ ...empty, employeeCount: 502, competenceCount: 12, libraryCount: 10 });
  const [people, competences] = await stepsIn(await guide());
  for (const step of [people, competences]) expect(step?.textContent).toContain(t('firstDay.done'));
  expect(people?.textContent).toContain('502 сотрудника');
  expect(competences?.textContent).toContain('12 компетенций, из них 10 из библиотеки');
  expect(isProminent(press(t('firstDay.assessment.action')))).toBe(true);
});

test('with drafts it stands beside them, and goes on with the newest', async () => {
  const { user } = open({ ...empty, employeeCount: 12, competenceCount: 6, libraryCount: 6 }, 2);
  const region = await guide();
  expect((await screen.findByTestId('board')).contains(region)).toBe(true);
  expect((await stepsIn(region))[2]?.textContent).toContain('2 черновика');
  await user.click(press(t('firstDay.assessment.open')));
  expect(asks.onOpen).toHaveBeenCalledWith('the-draft');
});

test.each([
  ['is over', null],
  ['can’t be loaded', undefined],
])('where the guide %s, the journal stands alone', async (_, day) => {
  open(day);
  await screen.findByTestId('board');
  expect(screen.queryByRole('region', { name: t('firstDay.title') })).toBeNull();
});

test('who may not take a step sees who can', async () => {
  signInOnScreen('questionary_questionary_create');
  open(empty);
  const steps = await stepsIn(await guide());
  expect(steps.map((step) => within(step).queryAllByRole('button').length)).toEqual([0, 0, 3]);
  expect(steps[0]?.textContent).toContain(t('firstDay.whoCan'));
});

test('a cycle that was begun is led on with', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const cycle = { id, name: 'Зима', status: 'nominating' as const };
  open({ ...empty, cycle });
  const [, , assessment] = await stepsIn(await guide());
  expect(assessment?.textContent).toContain(t('firstDay.cycle.begun', { name: 'Зима' }));
  const link = await within(assessment!).findByRole('link', { name: t('firstDay.cycle.open') });
  expect(link.getAttribute('href')).toBe(`/estimation/cycles/${id}`);
  expect(screen.queryByRole('button', { name: t('firstDay.cycle.action') })).toBeNull();
});

describe('the company’s clock', () => {
  const saved: CompanySettings = {
    version: 1,
    name: 'Brightwater',
    brand: 'Brightwater',
    icon: null,
    logo: null,
    accentColor: null,
    timeZone: 'UTC',
    letterHour: 9,
    anonymityThreshold: 3,
    smallGroups: 'joined',
    perRater: 10,
    answerWords: null,
    reminderDayList: [3, 1],
    defaultLocale: 'en',
    auditMonths: 36,
    deliveryMonths: 12,
    notificationMonths: 12,
    domain: null,
  };
  const inBrowser = (timeZone: string) =>
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone,
    });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['takes the browser’s time zone, which is filled in', 'common.save', 'Europe/London'],
    ['or stays as it is', 'firstDay.clock.keep', 'UTC'],
  ] as const)('is asked once, and %s', async (_, press, timeZone) => {
    inBrowser('Europe/London');
    signInAs('ROLE_ADMIN');
    server.answers(getCompanySettings, { data: saved });
    server.answers(updateCompanySettings, { data: saved, message: 'Сохранено' });
    const { user } = open({ ...empty, unsettledZone: 'UTC' });
    const zone = await screen.findByRole('combobox', { name: t('firstDay.clock.zone') });
    expect((zone as HTMLInputElement).value).toBe('Europe/London');
    const save = await screen.findByRole<HTMLButtonElement>('button', {
      name: t(press, { zone: 'UTC' }),
    });
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    await waitFor(() =>
      expect(server.asked(updateCompanySettings)).toMatchObject([
        { body: { timeZone, version: 1, name: saved.name } },
      ]),
    );
  });

  test('is told to who may not change it', async () => {
    inBrowser('Europe/London');
    open({ ...empty, unsettledZone: 'UTC' });
    expect((await guide()).textContent).toContain(t('firstDay.clock.whoCan'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test.each([
    ['the browser is in the same', 'UTC'],
    ['somebody has saved the settings', null],
  ])('is no question where %s', async (_, unsettledZone) => {
    inBrowser('UTC');
    open({ ...empty, unsettledZone });
    expect((await guide()).textContent).not.toContain(t('firstDay.clock.whoCan'));
  });
});
