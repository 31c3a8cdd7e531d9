import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, listedQuestionary } from '#test/screen/screen-rows.ts';
import { QuestionaryCard } from './questionary-card.tsx';

const cycle = { id: idOf(800), name: '<b>Весна</b>' };
const said = t('questionary.ofCycle', { name: cycle.name });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the card names the cycle and leads there, beside the way to the questionary', async () => {
  signInAs('ROLE_HR');
  const row = listedQuestionary({ cycle });
  draw(<QuestionaryCard row={row} search={{}} />);
  expect(links()).toEqual([`/estimation/questionary/${row.id}`, `/estimation/cycles/${cycle.id}`]);
  expect((await screen.findByRole('link', { name: said })).querySelector('b, a')).toBeNull();
});

test('of no cycle, and for who may not see cycles, it leads to the questionary only', () => {
  signInOnScreen('questionary_questionary_list');
  const row = listedQuestionary({ cycle });
  const { unmount } = draw(<QuestionaryCard row={row} search={{}} />);
  expect(links()).toEqual([`/estimation/questionary/${row.id}`]);
  unmount();
  signInAs('ROLE_HR');
  draw(<QuestionaryCard row={listedQuestionary({ cycle: null })} search={{}} />);
  expect(links()).toEqual([`/estimation/questionary/${row.id}`]);
});
