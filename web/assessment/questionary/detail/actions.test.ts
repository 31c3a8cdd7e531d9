import { expect, it } from 'vitest';
import { allowedActions } from './actions.ts';

it('offers what the status allows', () => {
  const all = () => true;
  expect(allowedActions('created', all)).toEqual([
    'edit',
    'duplicate',
    'work',
    'archive',
    'delete',
  ]);
  expect(allowedActions('inwork', all)).toEqual(['edit', 'duplicate', 'archive']);
  expect(allowedActions('done', all)).toEqual(['duplicate', 'archive']);
  expect(allowedActions('archived', all)).toEqual(['duplicate']);
});

it('offers only what the person may do', () => {
  const mayChangeStatus = (name: string) => name === 'questionary_questionary_statusupdate';
  expect(allowedActions('created', mayChangeStatus)).toEqual(['work', 'archive']);
  expect(allowedActions('inwork', () => false)).toEqual([]);
});
