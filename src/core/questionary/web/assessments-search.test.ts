import { expect, it } from 'vitest';
import { cardsQuery } from './assessments-search.ts';

it('asks for the archive by what is not active, in the order that was chosen', () => {
  expect(cardsQuery({ orderBy: 'ASC', q: '7' }, 'archived')).toEqual({
    active: false,
    q: '7',
    orderBy: 'ASC',
    filterList: { status: ['archived'] },
  });
});

it('asks for one column with what is set only', () => {
  expect(cardsQuery({}, 'inwork')).toEqual({
    active: true,
    filterList: { status: ['inwork'], cycle: ['none', 'cards'] },
  });
  expect(cardsQuery({ q: 'отдел', status: 'created', type: ['position'] }, 'done')).toEqual({
    active: true,
    q: 'отдел',
    filterList: { status: ['done'], type: ['position'] },
  });
});

it.each([
  ['nothing is looked for', {}, ['none', 'cards']],
  ['something is searched for', { q: 'Иванов' }, undefined],
  ['all are asked for', { cycle: ['all'] }, undefined],
  ['cycles are chosen', { q: 'Иванов', cycle: ['none', 'a'] }, ['none', 'a']],
])('where %s, questionaries of cycles are shown accordingly', (_, search, cycle) => {
  expect(cardsQuery(search, 'inwork').filterList?.cycle).toEqual(cycle);
});
