import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { EmployeeForm } from './employee-form.tsx';

function open() {
  const server = fakeServer();
  const names = [{ id: 'p', name: 'Инженёр', isArchived: false }];
  server.answers(positionCalls.names, () => ({ data: names }));
  server.answers(subdivisionCalls.names, { data: [] });
  server.answers(positionCalls.create, ({ body }) => {
    names.push({ id: 'made', name: body.name, isArchived: false });
    return {
      data: {
        id: 'made',
        version: 1,
        can: [],
        name: body.name,
        description: null,
        competenceList: [],
      },
    };
  });
  const { user } = draw(<EmployeeForm saved={undefined} onClose={() => {}} />);
  const box = () =>
    screen.findByRole('combobox', { name: new RegExp(t('directory.employees.position')) });
  /** Pasted, as typing letter by letter takes seconds. */
  async function fill(field: HTMLElement, text: string) {
    await user.clear(field);
    await user.paste(text);
  }
  return { server, user, box, fill };
}
const creating = (name: string) =>
  screen.queryByRole('option', { name: t('ui.createNamed', { name }) });

test('a position that is not there is made of its name, and nothing typed is lost', async () => {
  signInAs('ROLE_HR');
  const { server, user, box, fill } = open();
  const lastName = await screen.findByLabelText(new RegExp(t('directory.employees.lastName')));
  await fill(lastName, 'Белова');
  await fill(await box(), 'инженер');
  await screen.findByRole('option', { name: 'Инженёр' });
  expect(creating('инженер')).toBeNull();
  await fill(await box(), ' Директор ');
  await user.click(
    await screen.findByRole('option', { name: t('ui.createNamed', { name: 'Директор' }) }),
  );
  expect(server.asked(positionCalls.create).map(({ body }) => body)).toEqual([
    { name: 'Директор', competenceList: [] },
  ]);
  await expect.poll(async () => ((await box()) as HTMLInputElement).value).toBe('Директор');
  expect((lastName as HTMLInputElement).value).toBe('Белова');
});

test('who may not make positions is not offered to', async () => {
  signInOnScreen('directory_employee_employee_create');
  const { box, fill } = open();
  await fill(await box(), 'Директор');
  await screen.findByText(t('list.nothingFound'));
  expect(creating('Директор')).toBeNull();
});
