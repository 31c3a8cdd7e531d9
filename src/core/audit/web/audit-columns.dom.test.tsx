import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AuditRow } from '#core/audit/contract/audit.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { Thing } from './thing.tsx';

function Actor({
  actorName,
  actorEmail,
  onWho = () => {},
}: Pick<AuditRow, 'actorName' | 'actorEmail'> & { onWho?: (who: string) => void }) {
  const actor = useAuditColumns({ onWho, onFrom: () => {} }).find(({ key }) => key === 'actor');
  return actor?.cell({ actorName, actorEmail } as AuditRow);
}

test('a person is named and opens what they did', async () => {
  draw(<Actor actorName="Ким Анна" actorEmail="a@example.ru" />);
  expect(await screen.findByRole('button', { name: 'Ким Анна' })).toBeTruthy();
});

test('a program is named by its key, and opens what it did', async () => {
  const onWho = vi.fn();
  const { user } = draw(<Actor actorName="1С:ЗУП" actorEmail="" onWho={onWho} />);
  await user.click(await screen.findByRole('button', { name: '1С:ЗУП' }));
  expect(onWho).toHaveBeenCalledExactlyOnceWith('1С:ЗУП');
});

test('the person who runs the product has no name', async () => {
  draw(<Actor actorName="" actorEmail="" />);
  expect(await screen.findByText(t('audit.operator'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

function Origin({ row, onFrom }: { row: AuditRow; onFrom: (address: string) => void }) {
  const columns = useAuditColumns({ onWho: () => {}, onFrom });
  const shown = columns.filter(({ key }) => key === 'address' || key === 'device');
  return shown.map(({ key, cell }) => <span key={key}>{cell(row)}</span>);
}

test('where it came from opens what else came from there, and the device is said in words', async () => {
  const onFrom = vi.fn();
  const row = { address: '203.0.113.0/24', browser: 'firefox', system: 'linux' } as AuditRow;
  const { user } = draw(<Origin row={row} onFrom={onFrom} />);
  await user.click(await screen.findByRole('button', { name: '203.0.113.0/24' }));
  expect(onFrom).toHaveBeenCalledExactlyOnceWith('203.0.113.0/24');
  expect(await screen.findByText('Firefox, Linux')).toBeTruthy();
});

test('a cycle leads to its board while it exists', async () => {
  const row = { kind: 'cycle', entityId: 'c1', name: 'Весна', details: {} } as unknown as AuditRow;
  const { unmount } = draw(<Thing row={{ ...row, currentName: 'Весна' }} />);
  expect((await screen.findByRole('link', { name: 'Весна' })).getAttribute('href')).toBe(
    '/estimation/cycles/c1',
  );
  unmount();
  draw(<Thing row={{ ...row, currentName: null }} />);
  expect((await screen.findByText('Весна')).closest('a')).toBeNull();
});

test('an import of people leads to what it has changed, as long as that is kept', async () => {
  const row = {
    verb: 'import',
    kind: 'employee',
    entityId: null,
    currentName: null,
    name: 'Люди.csv',
    details: { runId: 'r1' },
  } as unknown as AuditRow;
  const said = `${t('audit.staff')} · Люди.csv`;
  const { unmount } = draw(<Thing row={{ ...row, peopleList: ['Ким Ян'] }} />);
  expect((await screen.findByRole('link', { name: said })).getAttribute('href')).toBe(
    '/estimation/dictionary/imports/r1',
  );
  unmount();
  draw(<Thing row={{ ...row, peopleList: [] }} />);
  expect((await screen.findByText(said)).closest('a')).toBeNull();
});
