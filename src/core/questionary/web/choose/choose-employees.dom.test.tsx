import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { chosenPerson } from '#core/questionary/web/form-rules.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { employeeRow, engineer, idOf, office } from '#test/screen/screen-rows.ts';
import { type ChooseEmployeesProps, EmployeesWindow } from './choose-employees.tsx';

const rows = [1, 2, 3].map((number) => employeeRow(number));
const people = rows.map(chosenPerson);
const nameOf = (number: number) => new RegExp(`Фамилия${number} `);

let server: FakeServer;
let applied: string[][];
beforeEach(() => {
  server = fakeServer();
  server.answers(employeeCalls.list, { data: rows, count: rows.length });
  applied = [];
});

async function open(props: Partial<ChooseEmployeesProps> = {}) {
  const { user } = draw(
    <EmployeesWindow
      title="Кого"
      place={{}}
      chosen={[]}
      most={10}
      onApply={(chosen) => applied.push(chosen.map(({ id }) => id))}
      onClose={() => {}}
      {...props}
    />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Кого' }));
  await dialog.findByText(nameOf(1));
  const press = async (name: string | RegExp, role = 'checkbox') =>
    user.click(await dialog.findByRole(role, { name }));
  return { user, dialog, press, apply: () => press(t('questionaryForm.choose.apply'), 'button') };
}
const all = t('questionaryForm.choose.selectAll');
const box = (dialog: Awaited<ReturnType<typeof open>>['dialog'], name: string | RegExp) =>
  dialog.getByRole<HTMLInputElement>('checkbox', { name });

test('who is pressed is chosen, who is pressed twice is not; they are given in that order', async () => {
  const { press, apply, dialog } = await open({ chosen: people.slice(0, 1) });
  await press(nameOf(3));
  await press(nameOf(2));
  await press(nameOf(1));
  expect(await dialog.findByText(t('questionaryForm.choose.chosen', { count: 2 }))).toBeTruthy();
  await apply();
  expect(applied).toEqual([[idOf(3), idOf(2)]]);
});

test('of a place only its employees are asked for; a search narrows them', async () => {
  const { user, dialog, press } = await open({ place: { subdivisionId: [office.id] } });
  server.answers(employeeCalls.list, { data: [], count: 0 });
  await user.type(await dialog.findByRole('searchbox'), ' Зет {Enter}');
  expect(await dialog.findByText(t('questionaryForm.choose.noPeople'))).toBeTruthy();
  expect(server.asked(employeeCalls.list).map(({ query }) => query)).toEqual([
    { filterList: { subdivisionId: office.id }, limit: '50', offset: '0' },
    { q: 'Зет', filterList: { subdivisionId: office.id }, limit: '50', offset: '0' },
  ]);
  await press(t('common.reset'), 'button');
  expect(await dialog.findByText(nameOf(1))).toBeTruthy();
});

test('Enter chooses the only one found, as soon as they are in view', async () => {
  const taken = new Map([[idOf(1), 'colleague'] as const]);
  const { user, dialog, apply } = await open({ taken });
  const field = await dialog.findByRole('searchbox');
  await user.type(field, '{Enter}');
  server.answers(employeeCalls.list, { data: rows.slice(0, 2), count: 2 });
  // The first Enter only searches: who it would choose isn't in view yet.
  await user.type(field, 'Фам{Enter}');
  await waitFor(() => expect(dialog.queryByText(nameOf(3))).toBeNull());
  expect(box(dialog, nameOf(2)).checked).toBe(false);
  await user.type(field, '{Enter}');
  expect(box(dialog, nameOf(2)).checked).toBe(true);
  await apply();
  expect(applied).toEqual([[idOf(2)]]);
});

test('where several may be chosen, Enter chooses nobody', async () => {
  const { user, dialog } = await open();
  server.answers(employeeCalls.list, { data: rows.slice(0, 2), count: 2 });
  const field = await dialog.findByRole('searchbox');
  await user.type(field, 'Фам{Enter}');
  await waitFor(() => expect(dialog.queryByText(nameOf(3))).toBeNull());
  await user.type(field, '{Enter}');
  expect(await dialog.findByText(t('questionaryForm.choose.chosen', { count: 0 }))).toBeTruthy();
});

describe('by department and job title', () => {
  const sales = { id: idOf(904), name: 'Продажи' };
  beforeEach(() => {
    server.answers(subdivisionCalls.names, { data: [office, sales] });
    server.answers(positionCalls.names, { data: [engineer] });
    server.answers(employeeCalls.list, ({ query }) => {
      const isNarrowed = JSON.stringify(query.filterList ?? {}).includes(sales.id);
      const found = isNarrowed ? [rows[2]!] : rows;
      return { data: query.limit === '10' ? found : found.slice(0, 2), count: found.length };
    });
  });
  const label = new RegExp(`^${t('common.filter')}`);
  async function narrow(opened: Awaited<ReturnType<typeof open>>, name: string) {
    await opened.press(label, 'button');
    const fields = within(await screen.findByRole('dialog', { name: t('common.filter') }));
    await opened.user.click(await fields.findByRole('checkbox', { name }));
    return fields;
  }

  test.each([
    ['the whole company', {}],
    ['no place that is named', { positionId: undefined, subdivisionId: undefined }],
  ])('in %s only they are found, and “all” chooses all of them', async (_, place) => {
    const opened = await open({ place });
    const { user, press, dialog, apply } = opened;
    await press(all);
    await waitFor(() => expect(box(dialog, all).checked).toBe(true));
    await press(all);
    const fields = await narrow(opened, sales.name);
    await user.click(await fields.findByRole('button', { name: t('common.apply') }));
    await dialog.findByText(nameOf(3));
    expect(dialog.queryByText(nameOf(1))).toBeNull();
    const asked = server.asked(employeeCalls.list).at(-1)?.query;
    expect(asked?.filterList).toEqual({ subdivisionId: sales.id });
    await press(t('questionaryForm.choose.selectAllFound'));
    await apply();
    expect(applied).toEqual([[idOf(3)]]);
  });

  test('while all are being selected nothing is taken over', async () => {
    const { press, dialog } = await open();
    const found = server.holds(employeeCalls.list);
    await press(all);
    const take = await dialog.findByRole<HTMLButtonElement>('button', {
      name: t('questionaryForm.choose.apply'),
    });
    await waitFor(() => expect(take.disabled).toBe(true));
    found({ data: rows, count: 3 });
    await waitFor(() => expect(take.disabled).toBe(false));
    await press(t('questionaryForm.choose.apply'), 'button');
    expect(applied).toEqual([rows.map(({ id }) => id)]);
  });

  test('where nobody is found, a press shows everybody again', async () => {
    const opened = await open();
    const { user, dialog, press } = opened;
    const fields = await narrow(opened, sales.name);
    server.answers(employeeCalls.list, { data: [], count: 0 });
    await user.click(await fields.findByRole('button', { name: t('common.apply') }));
    await dialog.findByText(t('questionaryForm.choose.noPeople'));
    server.answers(employeeCalls.list, { data: rows, count: 3 });
    await press(t('common.reset'), 'button');
    await dialog.findByText(nameOf(1));
    expect((await dialog.findByRole('button', { name: label })).textContent).toBe(
      t('common.filter'),
    );
  });

  test('a place that is given anyway is not asked for, and stays', async () => {
    const opened = await open({ place: { positionId: [engineer.id] } });
    const fields = await narrow(opened, sales.name);
    expect(fields.queryByText(t('questionaryForm.position'))).toBeNull();
    await opened.user.click(await fields.findByRole('button', { name: t('common.apply') }));
    await opened.dialog.findByText(nameOf(3));
    expect(server.asked(employeeCalls.list).at(-1)?.query.filterList).toEqual({
      positionId: engineer.id,
      subdivisionId: sales.id,
    });
  });

  test('the form that the dialog stands in is not submitted with it', async () => {
    const submitted = vi.fn();
    const { user } = draw(
      <form onSubmit={submitted}>
        <EmployeesWindow
          title="Кого"
          place={{}}
          chosen={[]}
          most={10}
          onApply={() => {}}
          onClose={() => {}}
        />
      </form>,
    );
    await user.click(await screen.findByRole('button', { name: label }));
    await user.click(await screen.findByRole('button', { name: t('common.apply') }));
    expect(submitted).not.toHaveBeenCalled();
  });
});

test('all are chosen and given up again, but for those who stand elsewhere', async () => {
  const taken = new Map([[idOf(2), 'supervisor' as const]]);
  const { press, apply, dialog } = await open({ taken });
  expect(box(dialog, nameOf(2)).disabled).toBe(true);
  const where = t('questionaryForm.choose.taken', { list: t('reviewerRoles.supervisor') });
  expect(await dialog.findByText(where)).toBeTruthy();
  await press(all);
  expect(box(dialog, all).checked).toBe(true);
  await apply();
  await press(all);
  await apply();
  expect(applied).toEqual([[idOf(1), idOf(3)], []]);
});

test('some of all is neither all nor none', async () => {
  const { press, dialog } = await open();
  await press(nameOf(2));
  expect([box(dialog, all).checked, box(dialog, all).indeterminate]).toEqual([false, true]);
});

test('“all” asks for everybody found, not only for the first page', async () => {
  server.answers(employeeCalls.list, ({ query }) => ({
    data: query.limit === '10' ? rows : rows.slice(0, 2),
    count: 3,
  }));
  const { press, dialog, apply } = await open();
  await press(all);
  await dialog.findByText(t('questionaryForm.choose.chosen', { count: 3 }));
  expect(box(dialog, all).checked).toBe(true);
  await apply();
  expect(applied).toEqual([[idOf(1), idOf(2), idOf(3)]]);
});

test('who was found before says nothing of who is found by another search', async () => {
  server.answers(employeeCalls.list, ({ query }) => ({
    data: query.limit === '10' ? rows : rows.slice(0, 2),
    count: 3,
  }));
  const { user, press, dialog } = await open();
  await press(all);
  await dialog.findByText(t('questionaryForm.choose.chosen', { count: 3 }));
  server.answers(employeeCalls.list, { data: [employeeRow(4)], count: 1 });
  await user.type(await dialog.findByRole('searchbox'), 'Четыре{Enter}');
  await dialog.findByText(nameOf(4));
  const found = box(dialog, t('questionaryForm.choose.selectAllFound'));
  expect([found.checked, found.indeterminate]).toEqual([false, false]);
});

test('“all” waits for who is found now, and never chooses who was found before', async () => {
  const { user, press, dialog, apply } = await open();
  const finds = server.holds(employeeCalls.list);
  await user.type(await dialog.findByRole('searchbox'), 'Четыре{Enter}');
  const found = t('questionaryForm.choose.selectAllFound');
  await waitFor(() => expect(server.asked(employeeCalls.list)).toHaveLength(2));
  expect(box(dialog, found).disabled).toBe(true);
  finds({ data: [employeeRow(4)], count: 1 });
  await dialog.findByText(nameOf(4));
  await press(found);
  await apply();
  expect(applied).toEqual([[idOf(4)]]);
});

test('more than may be chosen are not: “all” says so, and by hand they cannot be applied', async () => {
  server.answers(employeeCalls.list, { data: rows.slice(0, 2), count: 3 });
  const { press, dialog } = await open({ most: 1 });
  const tooMany = t('questionaryForm.choose.tooMany', { max: 1 });
  await press(all);
  expect((await dialog.findByText(tooMany)).id).toBe(
    box(dialog, all).getAttribute('aria-describedby'),
  );
  await press(nameOf(1));
  await press(nameOf(2));
  expect(await dialog.findAllByText(tooMany)).toHaveLength(2);
  expect(
    await dialog.findByRole('button', { name: t('questionaryForm.choose.apply') }),
  ).toHaveProperty('disabled', true);
});

test('where everybody could not be asked for, the reason is said and nobody is chosen', async () => {
  server.answers(employeeCalls.list, { data: rows.slice(0, 2), count: 3 });
  const { press, dialog } = await open();
  server.answers(employeeCalls.list, refused('internal', { message: 'Сбой' }));
  await press(all);
  await dialog.findByText(`${t('questionaryForm.choose.allFailed')}. Сбой`);
  expect(await dialog.findByText(t('questionaryForm.choose.chosen', { count: 0 }))).toBeTruthy();
});

test('who is chosen for good stays uncounted, and in work “all” is not taken back', async () => {
  const { press, dialog } = await open({ chosen: people, fixed: new Set([idOf(1)]) });
  expect([box(dialog, all).checked, box(dialog, all).disabled]).toEqual([true, true]);
  expect(box(dialog, nameOf(1)).disabled).toBe(true);
  await press(nameOf(2));
  await press(all);
  expect(await dialog.findByText(t('questionaryForm.choose.chosen', { count: 2 }))).toBeTruthy();
});

test('of the chosen alone those are in view whose name holds what was typed', async () => {
  const { user, dialog, press } = await open({ chosen: people.slice(0, 2) });
  await press(t('questionaryForm.choose.showSelected'));
  expect(dialog.queryByText(nameOf(3))).toBeNull();
  await user.type(await dialog.findByRole('searchbox'), 'фамилия2{Enter}');
  expect([dialog.queryByText(nameOf(1)), dialog.queryByText(nameOf(2)) !== null]).toEqual([
    null,
    true,
  ]);
});

test('where one is chosen, another replaces them', async () => {
  const { press, apply, dialog } = await open({ single: true, chosen: people.slice(0, 1) });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await press(nameOf(2), 'radio');
  await apply();
  expect(applied).toEqual([[idOf(2)]]);
});

test('what did not come can be asked for again', async () => {
  server.answers(employeeCalls.list, refused('forbidden', { message: 'Нельзя' }));
  const { user } = draw(
    <EmployeesWindow
      title="Кого"
      place={{}}
      chosen={[]}
      most={10}
      onApply={() => {}}
      onClose={() => {}}
    />,
  );
  expect(await screen.findByText('Нельзя')).toBeTruthy();
  server.answers(employeeCalls.list, { data: rows, count: 3 });
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  expect(await screen.findByText(nameOf(3))).toBeTruthy();
});
