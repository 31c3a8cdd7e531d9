import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import {
  type Suggestions,
  suggestParticipants,
} from '#core/questionary/contract/questionary-from-structure.ts';
import { beside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { employeeRow, idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { FormPanel } from './form-panel.tsx';

/** About person 1. The structure knows the leader 2, colleagues 3 and 4, and 5 below. */
const saved = questionaryDetail({ type: 'surname', participantList: [] });
const suggested = (given: Partial<Suggestions> = {}): { data: Suggestions } => ({
  data: {
    supervisor: [employeeRow(2)],
    colleague: [employeeRow(3), employeeRow(4)],
    subordinate: [employeeRow(5)],
    colleagueCount: 2,
    withoutLeader: [],
    ...given,
  },
});
const fill = t('questionaryForm.structure.fill');
const leader = t('questionaryForm.structure.takeLeader', { name: 'Фамилия2 Имя' });

let server: FakeServer;
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
  server.answers(suggestParticipants, suggested());
  server.answers(findHeldRaters, { data: { raterList: [], cycleList: [] } });
  server.answers(subdivisionCalls.names, { data: [] });
  server.answers(updateQuestionary, { data: saved, message: 'Сохранено' });
});

async function open(one: QuestionaryDetail = saved) {
  server.answers(getQuestionary, { data: one });
  const { user } = draw(<FormPanel id={one.id} onClose={() => {}} onCreated={() => {}} />);
  await screen.findByRole('textbox', { name: t('questionaryForm.dateEnd') });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    async save() {
      await press(t('common.save'));
      await screen.findByText('Сохранено');
      return server
        .asked(updateQuestionary)
        .at(-1)
        ?.body.participantList?.map(({ id, type }) => `${Number(id.slice(-3))} ${type}`);
    },
  };
}

test('one press fills all roles, a second one adds nobody', async () => {
  const { press, save } = await open();
  await screen.findByText(leader);
  await press(fill);
  await screen.findByText(t('questionaryForm.structure.done', { count: 4 }));
  expect(screen.queryByText(leader)).toBeNull();
  expect((await screen.findByRole('button', { name: fill })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await press(fill);
  expect(server.asked(suggestParticipants).map(({ body }) => body)).toEqual([
    { employeeList: [{ id: idOf(1) }] },
  ]);
  expect(await save()).toEqual(['2 supervisor', '3 colleague', '4 colleague', '5 subordinate']);
});

test('one press takes one role, and the focus stays there', async () => {
  const { press, save } = await open();
  await screen.findByText(leader);
  await press(t('questionaryForm.structure.takeColleague', { count: 2 }));
  expect(document.activeElement?.textContent).toBe(t('questionaryForm.choose_colleague'));
  expect(await save()).toEqual(['3 colleague', '4 colleague']);
});

test('who has a role already is not offered another', async () => {
  await open({ ...saved, participantList: [participantRow(3, 'customer')] });
  await screen.findByText(leader);
  await screen.findByText(t('questionaryForm.structure.takeColleague', { count: 1 }));
});

test('in work they are added to the invited', async () => {
  const { press, save } = await open({
    ...saved,
    status: 'inwork',
    participantList: [participantRow(2, 'supervisor')],
  });
  await screen.findByText(t('questionaryForm.structure.takeSubordinate', { count: 1 }));
  await press(fill);
  expect(await save()).toEqual(['2 supervisor', '3 colleague', '4 colleague', '5 subordinate']);
});

test('of a large team the colleagues are chosen in the dialog, which shows the team', async () => {
  server.answers(suggestParticipants, suggested({ colleague: [], colleagueCount: 24 }));
  server.answers(employeeCalls.list, { data: [employeeRow(3)], count: 1 });
  const { user, press } = await open();
  await press(await waitForName('questionaryForm.structure.chooseColleague', 24));
  const dialog = within(
    await screen.findByRole('dialog', { name: t('questionaryForm.choose.colleague') }),
  );
  await dialog.findByText(/Фамилия3/);
  const team = await dialog.findByRole<HTMLInputElement>('checkbox', {
    name: t('questionaryForm.choose.team'),
  });
  expect(team.checked).toBe(true);
  expect(server.asked(employeeCalls.list).at(-1)?.query.filterList).toEqual({ leaderId: idOf(2) });
  await user.click(team);
  await waitFor(() => expect(server.asked(employeeCalls.list)).toHaveLength(2));
  expect(server.asked(employeeCalls.list).at(-1)?.query.filterList).toBeUndefined();
});

const waitForName = async (key: 'questionaryForm.structure.chooseColleague', count: number) => {
  const name = t(key, { count });
  await screen.findByText(name);
  return name;
};

test('without a leader it says so, and leads to the profile where one is set', async () => {
  const { id, lastName, firstName, middleName } = employeeRow(1);
  const withoutLeader = [{ id, lastName, firstName, middleName }];
  const nobody = { supervisor: [], colleague: [], subordinate: [], colleagueCount: 0 };
  server.answers(suggestParticipants, suggested({ ...nobody, withoutLeader }));
  const { press } = await open();
  await screen.findByText(t('questionaryForm.structure.withoutLeader'));
  await press('Фамилия1 Имя');
  expect(beside().profile).toEqual({ employeeId: idOf(1) });
});

test('several with different leaders are told apart from those without', async () => {
  const nobody = { supervisor: [], colleague: [], subordinate: [], colleagueCount: 0 };
  server.answers(suggestParticipants, suggested(nobody));
  await open();
  await screen.findByText(t('questionaryForm.structure.differentLeaders'));
});

test('what could not be asked can be asked again', async () => {
  server.answers(suggestParticipants, refused('forbidden', { message: 'Нельзя' }));
  const { press } = await open();
  await screen.findByText('Нельзя');
  server.answers(suggestParticipants, suggested());
  await press(t('common.retry'));
  await screen.findByText(leader);
});
