import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { type Position, positionCalls } from '#core/directory/contract/position.ts';
import { beside, closeAllBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { GiveCompetences } from './give-competences.tsx';
import { PositionTab } from './position-tab.tsx';

const positionOf = (number: number, name: string): Position => ({
  id: idOf(number),
  version: 1,
  can: [],
  name,
  description: null,
  competenceList: [],
});
const positions = [positionOf(1, 'Водитель'), positionOf(2, 'Грузчик'), positionOf(3, 'Логист')];
const competence = (number: number, name: string) => ({
  id: idOf(number),
  version: 1,
  can: [],
  name,
  nameText: { ru: name },
  description: '',
  descriptionText: { ru: '' },
  questionList: [],
});

let server: FakeServer;
beforeEach(() => {
  closeAllBeside();
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(positionCalls.list, { data: positions, count: 3 });
  server.answers(duplicateCalls.position.list, { data: [], count: 0 });
  server.answers(competenceCalls.list, {
    data: [competence(11, 'Порядок'), competence(12, 'Забота')],
    count: 2,
  });
});
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('positions are selected on the page, one or all, and given competencies together', async () => {
  const { user } = await drawPage(() => <PositionTab />);
  await user.click(await box(t('directory.positions.selectPage')));
  await user.click(await box(t('directory.positions.select', { name: 'Грузчик' })));
  const bar = await screen.findByRole('region', { name: t('directory.positions.bar') });
  await within(bar).findByText(t('directory.positions.selected', { count: 2 }));
  await user.click(await within(bar).findByRole('button', { name: t('directory.positions.give') }));
  expect(beside().giveCompetences?.positions.map(({ name }) => name)).toEqual([
    'Водитель',
    'Логист',
  ]);
});

test('who may not change positions selects none', async () => {
  signInAs('ROLE_MANAGER');
  await drawPage(() => <PositionTab />);
  await screen.findByText('Водитель');
  expect(screen.queryByRole('checkbox', { name: t('directory.positions.selectPage') })).toBeNull();
});

test('all positions come ticked; one press gives what is ticked to those left', async () => {
  server.answers(positionCalls.give, { data: { changedCount: 2 }, message: 'Добавлены' });
  const ended: string[] = [];
  const { user } = draw(
    <GiveCompetences positions={positions} onClose={() => ended.push('closed')} />,
  );
  expect((await box('Логист')).checked).toBe(true);
  const press = (count: number) =>
    screen.findByRole<HTMLButtonElement>('button', {
      name: t('directory.positions.giveDoes', { count }),
    });
  expect((await press(3)).disabled).toBe(true);
  await user.click(await box('Логист'));
  await user.type(await screen.findByRole('searchbox'), 'заб');
  expect(screen.queryByRole('checkbox', { name: /^Порядок/ })).toBeNull();
  await user.click(await box(/^Забота/));
  await user.click(await press(2));
  await screen.findByText('Добавлены');
  await waitFor(() => expect(ended).toEqual(['closed']));
  expect(server.asked(positionCalls.give).map(({ body }) => body)).toEqual([
    { positionIdList: [idOf(1), idOf(2)], competenceIdList: [idOf(12)] },
  ]);
});
