import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DirectoryVerb, directoryVerbs } from '#core/directory/contract/policy/directory.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { permissions } from '#platform/contract/call/access.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { PositionTab } from './position/position-tab.tsx';

/** What a directory offers of an entry, by `can` alone. */

const name = 'Инженер';
const labels: Record<DirectoryVerb, string> = {
  update: t('directory.editFor', { name }),
  copy: t('directory.copyFor', { name }),
  archive: t('directory.archive'),
  restore: t('directory.restoreFor', { name }),
  delete: t('directory.deleteFor', { name }),
};

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInOnScreen(...permissions);
});

/** Archiving is offered once an entry that is used could not be deleted. */
async function offered(can: DirectoryVerb[]): Promise<string[]> {
  const server = fakeServer();
  const row = { id: idOf(1), version: 1, name, description: null, competenceList: [], can };
  server.answers(positionCalls.list, { data: [row], count: 1 });
  const data = { usedIn: [], count: 1 };
  server.answers(positionCalls.delete, refused('conflict', { message: 'Занято', data }));
  const { user } = await drawPage(() => <PositionTab />);
  await screen.findByText(name);
  const isThere = (verb: DirectoryVerb) =>
    screen.queryAllByRole('button', { name: labels[verb] }).length > 0;
  const found = directoryVerbs.filter(isThere);
  if (can.includes('delete')) {
    await user.click(await screen.findByRole('button', { name: labels.delete }));
    await user.click(await screen.findByRole('button', { name: t('common.delete') }));
    await screen.findByText(t('directory.usage.title'));
    if (isThere('archive')) found.push('archive');
  }
  return found.sort();
}

test.each(directoryVerbs)('%s is offered when it is allowed, and only then', async (verb) => {
  const can = [...new Set([verb, ...(verb === 'archive' ? (['delete'] as const) : [])])];
  expect(await offered(can)).toEqual(can.sort());
});

test.each(directoryVerbs)('without %s the others are', async (without) => {
  const can = directoryVerbs.filter((verb) => verb !== without);
  const reachable = without === 'delete' ? can.filter((verb) => verb !== 'archive') : can;
  expect(await offered(can)).toEqual(reachable.sort());
});
