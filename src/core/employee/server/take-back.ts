import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { noRoom } from './room.ts';
import { lockEmployee } from './row-queries.ts';
import { formOf, type SavedEmployee } from './rules.ts';
import { saveEmployees } from './save-employees.ts';

/**
 * Takes back somebody who has left, as an import does (rule 80). 409 when they work here: somebody
 * else was quicker; and when the company may have no more people.
 */
export async function restoreEmployee(scope: Scope, id: string, now: Date): Promise<SavedEmployee> {
  await lockEmployees(scope);
  const saved = await lockEmployee(scope, id);
  if (!saved.isFired) throw conflict({ path: 'id', key: 'directoryMessages.notFired' });
  const full = await noRoom(scope, { coming: 1, path: 'id' });
  if (full) throw conflict(full);
  const form = formOf(saved);
  await saveEmployees(scope, [{ id, form, saved, outcome: 'restored', issues: [] }], now);
  return saved;
}
