import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import { noRoom } from '#core/employee/server/room.ts';
import { findSavedEmployees } from '#core/employee/server/row-queries.ts';
import { planEmployees, saveEmployees } from '#core/employee/server/save-employees.ts';
import { lockEmail } from '#core/user/server/account-queries.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { ByKey } from './by-key.ts';
import { leaveCompany } from './leave-company.ts';
import { requireWithin } from './limits.ts';
import { resolveManagers, saveManager } from './managers.ts';
import { findBearer, saveScimNames } from './queries.ts';
import { asSent, formFor, readScimPerson } from './read-form.ts';
import { taken } from './refuse.ts';
import type { ScimPerson } from './syntax/path.ts';

/**
 * Adds a person, or brings back one whom SCIM or somebody here has deleted. 409 where SCIM sees somebody of that name
 * or e-mail. Returns their id.
 */
export async function createPerson(
  scope: Scope,
  call: ByKey,
  person: ScimPerson,
  { now, today }: Moment,
): Promise<string> {
  await lockBrand(scope);
  await lockEmployees(scope);
  const { names, ...read } = readScimPerson(person);
  const { email } = names;
  await lockEmail(scope, email);
  const { byName, byEmail } = await findBearer(scope, { ...read, email });
  if (byEmail && !byEmail.isGone) throw taken(byName === byEmail ? 'userName' : 'email');
  if (byName && byName !== byEmail && !byName.isGone) throw taken('userName');
  const name = loggedName(names);
  await requireWithin(scope, { kind: 'created', subject: email, name }, now);
  const known = await findSavedEmployees(scope, [email]);
  const form = await formFor(scope, call, { ...person, names }, { saved: known.get(email), today });
  const planned = await planEmployees(scope, [form], today, { known, takesBack: true });
  const issues = planned.flatMap((one) => one.issues.map(asSent));
  const full = await noRoom(scope, { coming: 1, path: 'emails' });
  if (full) issues.push(full);
  const [one] = planned;
  if (issues.length > 0 || !one) throw invalid(...issues);
  await saveEmployees(scope, planned, now);
  const { id, outcome } = one;
  await saveScimNames(scope, { ...read, employeeId: id });
  if (read.manager !== null) {
    const manager = await saveManager(scope, call, id, read.manager);
    await saveScimNames(scope, { ...read, employeeId: id, manager });
  }
  await resolveManagers(scope, call, { manager: id, words: wordsOf(id, { ...read, email }) });
  const verb = outcome === 'restored' ? 'restore' : 'create';
  await noteAudit(scope, call, { verb, kind: 'employee', id, name });
  if (!person.active) await leaveCompany(scope, { id, name }, { now, today, isCounted: false });
  return id;
}

/** The words by which others may have named this person as their manager. */
export const wordsOf = (
  id: string,
  { externalId, userName, email }: { externalId: string | null; userName: string; email: string },
): string[] => [id, userName, email, ...(externalId === null ? [] : [externalId])];
