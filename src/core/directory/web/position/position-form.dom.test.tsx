import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { type Position, positionCalls } from '#core/directory/contract/position.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { PositionForm } from './position-form.tsx';

const [order, care] = ['11111111', '22222222'].map((id) => `${id}-1111-4111-8111-111111111111`);
const saved: Position = {
  id: '33333333-1111-4111-8111-111111111111',
  version: 2,
  can: [],
  name: 'Инженер',
  description: null,
  competenceList: [
    { id: order!, name: 'Порядок', targetMark: 4 },
    { id: care!, name: 'Забота' },
  ],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(competenceCalls.list, { data: [], count: 0 });
  server.answers(positionCalls.update, { data: saved, message: 'Должность сохранена' });
});

async function open(onClose = () => {}) {
  const drawn = draw(<PositionForm saved={saved} onClose={onClose} />);
  await screen.findByRole('dialog');
  return drawn;
}
const target = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: t('directory.positions.targetFor', { name }),
  });
const isWrong = (name: string) => target(name).getAttribute('aria-invalid') === 'true';
const sent = () =>
  server
    .asked(positionCalls.update)
    .at(-1)
    ?.body.competenceList.map(({ targetMark }) => targetMark);

test('a target mark may be typed, with comma or point, or left out', async () => {
  const onClose = vi.fn();
  const { user } = await open(onClose);
  expect(target('Порядок').value).toBe('4,0');
  await user.clear(target('Порядок'));
  await user.type(target('Забота'), '3,5');
  await user.click(await screen.findByRole('button', { name: t('common.save') }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([null, 3.5]);
});

test('what is no mark is said at its field, and goes with the next keystroke', async () => {
  const { user } = await open();
  for (const typed of ['много', '5,1', '4,25']) {
    await user.clear(target('Забота'));
    await user.type(target('Забота'), typed);
    await user.click(await screen.findByRole('button', { name: t('common.save') }));
    await waitFor(() => expect(isWrong('Забота')).toBe(true));
    expect(document.activeElement).toBe(target('Забота'));
    await screen.findByRole('textbox', { description: t('validation.invalidMark') });
    expect(isWrong('Порядок')).toBe(false);
  }
  await user.type(target('Забота'), '{Backspace}');
  expect(isWrong('Забота')).toBe(false);
  expect(server.asked(positionCalls.update)).toEqual([]);
});
