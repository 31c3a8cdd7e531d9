import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { chosenPerson, type FormValues, valuesOf } from '#core/questionary/web/form-rules.ts';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { employeeRow, idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { StaleDialog } from './stale-dialog.tsx';

const before = questionaryDetail();
const manager = {
  id: idOf(50),
  version: 1,
  can: [],
  name: 'Менеджер',
  description: null,
  competenceList: [],
};
const [takeTheirs, saveMine, close] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.clearAllMocks();
  const server = fakeServer();
  server.answers(positionCalls.list, { data: [manager], count: 1 });
  server.answers(subdivisionCalls.names, { data: [] });
});

async function open(theirs: Partial<QuestionaryDetail>, mine: Partial<FormValues> = {}) {
  const { user } = draw(
    <StaleDialog
      before={before}
      theirs={questionaryDetail({ version: 4, ...theirs })}
      yours={{ ...valuesOf(before), ...mine }}
      onTakeTheirs={takeTheirs}
      onSaveMine={saveMine}
      onClose={close}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: t('questionaryForm.stale.title') });
  return { user, dialog };
}

/** What the dialog lists below a field's name: the old value, theirs, and the one in the form. */
function shown(dialog: HTMLElement, field: string): (string | null)[] {
  const texts = within(dialog)
    .getAllByRole('term')
    .find((term) => term.textContent === field);
  const group = texts?.parentElement;
  return [...(group?.querySelectorAll('dl dd') ?? [])].map((one) => one.textContent);
}

test('each changed field is told in words: as it was, theirs, mine', async () => {
  const { dialog } = await open(
    { dateEnd: '2026-08-01', isAnonymous: false, periodType: 'quarter', positionId: null },
    { dateEnd: '2026-07-07', positionId: manager.id },
  );
  const day = (value: string) => formatDay(value, { t, locale: 'ru' });
  await within(dialog).findByText(manager.name);
  const empty = t('questionaryForm.stale.empty');
  expect(shown(dialog, t('questionaryForm.dateEnd'))).toEqual(
    ['2026-06-30', '2026-08-01', '2026-07-07'].map(day),
  );
  expect(shown(dialog, t('questionaryForm.isAnonymous'))).toEqual([
    t('questionaryForm.stale.yes'),
    t('questionaryForm.stale.no'),
    t('questionaryForm.stale.yes'),
  ]);
  expect(shown(dialog, t('questionaryForm.period'))).toEqual([
    empty,
    t('repeatType.quarter'),
    empty,
  ]);
  expect(shown(dialog, t('questionaryForm.position'))).toEqual(['Инженер', empty, 'Менеджер']);
});

test('of a long list the first five are named and the rest counted', async () => {
  const numbers = [11, 12, 13, 14, 15, 16, 17];
  const { dialog } = await open(
    { participantList: numbers.map((number) => participantRow(number, 'supervisor')) },
    {
      participants: {
        ...valuesOf(before).participants,
        supervisor: numbers.slice(0, 5).map((number) => chosenPerson(employeeRow(number))),
      },
    },
  );
  const names = numbers.slice(0, 5).map((number) => `Фамилия${number} Имя`);
  expect(shown(dialog, t('reviewerRoles.supervisor'))).toEqual([
    'Фамилия2 Имя',
    t('questionaryDetail.andMore', { names: names.join(', '), count: 2 }),
    names.join(', '),
  ]);
});

test('where nothing in the form is changed that is said', async () => {
  const { dialog } = await open({});
  expect(await within(dialog).findByText(t('questionaryForm.stale.nothing'))).toBeTruthy();
});

test('one may take theirs, save mine, or go back to the form', async () => {
  const { user, dialog } = await open({ method: '90' });
  const press = async (name: string) =>
    user.click(await within(dialog).findByRole('button', { name }));
  await press(t('questionaryForm.stale.takeTheirs'));
  await press(t('questionaryForm.stale.saveMine'));
  await press(t('common.close'));
  expect([takeTheirs, saveMine, close].map((done) => done.mock.calls.length)).toEqual([1, 1, 1]);
});

test.each(['done', 'archived'] as const)('over a %s one nothing can be saved', async (status) => {
  const { dialog } = await open({ status });
  expect(await within(dialog).findByText(t('questionaryForm.stale.ended'))).toBeTruthy();
  const save = await within(dialog).findByRole('button', {
    name: t('questionaryForm.stale.saveMine'),
  });
  expect(save).toHaveProperty('disabled', true);
});
