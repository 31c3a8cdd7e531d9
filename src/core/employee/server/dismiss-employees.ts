import { type Doer, type Note, noteAll } from '#core/audit/server/note.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { endEmployeeAccess } from './end-employee-access.ts';
import { followNames } from './name/follow-names.ts';
import { standingOfSaved } from './name/rules.ts';
import { markFormer } from './row-queries.ts';
import type { SavedEmployee } from './rules.ts';

/**
 * Lets people leave today whom a source names no more, as HR does one by one (rules 47 and 188). A super administrator
 * has decided so for the source, so administrators and HR leave too, and super administrators never do. The brand must
 * be locked before.
 */
export async function dismissEmployees(
  scope: Scope,
  people: readonly SavedEmployee[],
  { doer, now, today }: Moment & { doer: Doer },
): Promise<void> {
  await markFormer(
    scope,
    people.map(({ id }) => id),
    today,
  );
  const permissions = new Set(['user_user_update'] as const);
  const notes: Note[] = [];
  for (const person of people) {
    const standing = await endEmployeeAccess(scope, person.id, { permissions, now }, 'firedAt');
    const details = { fieldList: ['firedAt'], ...standing };
    const name = loggedName(person);
    notes.push({ verb: 'update', kind: 'employee', id: person.id, name, details });
  }
  const gone = people.map((person) => {
    const before = standingOfSaved(person);
    return { id: person.id, before, after: { ...before, isHere: false } };
  });
  await followNames(scope, gone, now);
  await noteAll(scope, doer, notes);
}
