import { expect, test } from 'vitest';
import { allRows, rowsOfBrand } from './rows.ts';

test('what dies with a session is in no file, as no session is', () => {
  const table = { name: 'one_time_token', isOwned: false } as Parameters<typeof allRows>[0];
  for (const chosen of [allRows(table), rowsOfBrand('b')(table)]) {
    expect(chosen).toContain(`purpose not in ('handoff', 'choice', 'mailCode', 'letIn')`);
  }
});
