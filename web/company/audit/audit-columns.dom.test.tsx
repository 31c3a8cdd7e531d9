import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditRow } from '#contract/company/audit.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { useAuditColumns } from './audit-columns.tsx';

function Actor({ actorName, actorEmail }: Pick<AuditRow, 'actorName' | 'actorEmail'>) {
  const actor = useAuditColumns(() => {}).find(({ key }) => key === 'actor');
  return actor?.cell({ actorName, actorEmail } as AuditRow);
}

test('a person is named and opens what they did', () => {
  draw(<Actor actorName="Ким Анна" actorEmail="a@example.ru" />);
  expect(screen.getByRole('button', { name: 'Ким Анна' })).toBeTruthy();
});

test('the person who runs the product has no name', () => {
  draw(<Actor actorName="" actorEmail="" />);
  expect(screen.getByText(t('audit.operator'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
