import { noteAudit } from '#core/audit/server/note.ts';
import { changeDetails } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import { noRoom } from '#core/employee/server/room.ts';
import { keepPlaces, lockEmployee } from '#core/employee/server/row-queries.ts';
import {
  changedKeys,
  employeeColumns,
  employeeIssues,
  type SavedEmployee,
} from '#core/employee/server/rules.ts';
import { aDayBefore } from '#core/employee/server/run/day.ts';
import { saveEmployees } from '#core/employee/server/save-employees.ts';
import { changeEmail } from '#core/user/server/change-email.ts';
import { findMemberOfEmployee } from '#core/user/server/record-queries.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { Failure, invalid, notFound } from '#platform/server/shared/errors.ts';
import type { ByKey } from './by-key.ts';
import { wordsOf } from './create-person.ts';
import { leaveCompany } from './leave-company.ts';
import { requireWithin } from './limits.ts';
import { resolveManagers, saveManager } from './managers.ts';
import { findBearer, findScimUser, type ScimRow, saveScimNames } from './queries.ts';
import { asSent, formFor, readScimPerson } from './read-form.ts';
import { taken } from './refuse.ts';
import type { ScimPerson } from './syntax/path.ts';

/** What becomes of a person by what a call says of them. 404 for whom SCIM doesn't see. */
export async function savePerson(
  scope: Scope,
  call: ByKey,
  { id, change }: { id: string; change: (person: ScimPerson) => ScimPerson },
  { now, today }: Moment,
): Promise<void> {
  await lockBrand(scope);
  await lockEmployees(scope);
  const before = await findScimUser(scope, id);
  if (!before) throw notFound();
  const saved = await lockEmployee(scope, id);
  const person = change(before);
  const { names, ...read } = readScimPerson(person);
  await requireFree(scope, before, { ...read, ...names });
  const form = await formFor(scope, call, { ...person, names }, { saved, before, today });
  const isBack = person.active && !before.active;
  const places = await keepPlaces(scope, [form]);
  const issues = employeeIssues(form, places, { today, saved }).map(asSent);
  if (isBack) {
    const full = await noRoom(scope, { coming: 1, path: 'active' });
    if (full) issues.push(full);
  }
  if (issues.length > 0) throw invalid(...issues);
  const name = loggedName(form);
  if (isBack) await requireWithin(scope, { kind: 'created', subject: form.email, name }, now);
  await moveEmail(scope, { saved, to: form.email, name }, now);
  const changed = changedKeys(employeeColumns(form), saved);
  const hasChanged = changed.length > 0;
  const isLed = person.manager !== before.manager;
  const isOther = isLed || changed.some((key) => key !== 'email');
  if (isOther && !isBack && !isNew(before, now)) {
    await requireWithin(scope, { kind: 'changed', subject: id, name }, now);
  }
  if (hasChanged || isBack) {
    const outcome = isBack ? 'restored' : 'updated';
    await saveEmployees(scope, [{ id, form, saved, outcome, issues }], now);
  }
  const manager = isLed ? await saveManager(scope, call, id, read.manager) : waitingOf(before);
  await saveScimNames(scope, { ...read, employeeId: id, manager });
  await resolveManagers(scope, call, { manager: id, words: wordsOf(id, { ...read, ...names }) });
  const isLeaving = before.active && !person.active;
  const left = isLeaving
    ? await leaveCompany(scope, { id, name }, { now, today, isCounted: true })
    : undefined;
  const standing = (active: boolean, leaders: string | null) => ({
    firedAt: active,
    leaderIds: leaders,
  });
  const details = {
    ...changeDetails(
      'employee',
      { ...saved, ...standing(before.active, before.manager) },
      { ...employeeColumns(form), ...standing(person.active, person.manager) },
    ),
    ...left,
  };
  const verb = isBack ? 'restore' : 'update';
  const isOwnNameOnly = details.fieldList?.length === 0 && isNamedAnew(before, read);
  const noted = isOwnNameOnly ? {} : { details };
  await noteAudit(scope, call, { verb, kind: 'employee', id, name, ...noted });
}

/** Whether they came within the last day: directories complete a first load person by person. */
const isNew = ({ createdAt }: ScimRow, now: Date): boolean => new Date(createdAt) > aDayBefore(now);

const isNamedAnew = (
  before: ScimRow,
  read: Pick<ScimPerson, 'userName' | 'externalId' | 'displayName'>,
): boolean =>
  before.userName !== read.userName ||
  before.externalId !== read.externalId ||
  before.displayName !== read.displayName;

/** The words that still wait for a manager, where nobody has said anything else. */
const waitingOf = ({ manager, managerName }: ScimRow): string | null =>
  managerName === null ? manager : null;

async function requireFree(
  scope: Scope,
  { id }: ScimRow,
  names: { userName: string; email: string },
): Promise<void> {
  const { byName, byEmail } = await findBearer(scope, names);
  if (byName && byName.id !== id && !byName.isGone) throw taken('userName');
  if (byEmail && byEmail.id !== id) throw taken('email');
}

/** Another e-mail opens the account: of those with rights here only a super admin changes it. */
async function moveEmail(
  scope: Scope,
  { saved, to, name }: { saved: SavedEmployee; to: string; name: string },
  now: Date,
): Promise<void> {
  if (to === saved.email) return;
  const member = await findMemberOfEmployee(scope, saved.id);
  const isPlain = member?.roles.every(
    (role) => role === 'ROLE_EMPLOYEE' || role === 'ROLE_MANAGER',
  );
  if (member && !isPlain) {
    throw new Failure('forbidden', { text: { key: 'scimMessages.rightsEmail' } });
  }
  await requireWithin(scope, { kind: 'emails', subject: `${saved.id} ${to}`, name }, now);
  await changeEmail(scope, { by: 'hr', employee: saved, to, permissions: new Set(), now });
}
