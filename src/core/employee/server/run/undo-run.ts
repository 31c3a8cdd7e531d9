import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import type { undoPeopleRun } from '#core/employee/contract/run/run.ts';
import { mostStayNamed } from '#core/employee/contract/run/run.ts';
import { listLeaderIds, lockEmployees } from '#core/employee/server/leader/queries.ts';
import { noteLeaders, saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import { followNames } from '#core/employee/server/name/follow-names.ts';
import { standingOf } from '#core/employee/server/name/rules.ts';
import { noRoom } from '#core/employee/server/room.ts';
import {
  findSavedEmployees,
  keepPlaces,
  listSavedEmployees,
} from '#core/employee/server/row-queries.ts';
import { formOf } from '#core/employee/server/rules.ts';
import { saveEmployees } from '#core/employee/server/save-employees.ts';
import { tellLeft } from '#core/employee/server/tell-left.ts';
import { changeEmail } from '#core/user/server/change-email.ts';
import { loggedName, shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { requireFresh } from '#platform/server/shared/fresh.ts';
import { undoEnd } from './queries.ts';
import {
  closeRun,
  findHung,
  listErased,
  listKeptPeople,
  lockRun,
  sendAway,
} from './undo-queries.ts';
import {
  findStaying,
  formerEmail,
  formerForm,
  formerLeaders,
  goesAway,
  type RunSubject,
} from './undo-rules.ts';

/** Who would go back, and who would stay. 409 where a run is taken back already, or seven days are over. */
async function planUndo(scope: Scope, id: string, now: Date) {
  const run = await lockRun(scope, id);
  if (run.state !== 'taken') throw conflict({ path: 'id', key: 'directoryMessages.run.notTaken' });
  if (run.undoneAt) throw conflict({ path: 'id', key: 'directoryMessages.run.undone' });
  if (now > undoEnd(run.at)) throw conflict({ path: 'id', key: 'directoryMessages.run.over' });
  const kept = await listKeptPeople(scope, id);
  const saved = await listSavedEmployees(
    scope,
    kept.map(({ employeeId }) => employeeId),
  );
  const ledBy = await listLeaderIds(scope);
  const people = kept.flatMap((one): RunSubject[] => {
    const now = saved.get(one.employeeId);
    return now ? [{ ...one, saved: now, leaderIds: ledBy.get(one.employeeId) ?? [] }] : [];
  });
  const emails = people.flatMap((person) => formerEmail(person) ?? []);
  const staying = findStaying(people, {
    ledBy,
    takenEmails: new Set((await findSavedEmployees(scope, emails)).keys()),
    places: await keepPlaces(scope, people.map(formerForm)),
    hung: await findHung(scope, run),
  });
  const going = people.filter(({ employeeId }) => !staying.has(employeeId));
  return { run, people, going, staying };
}

export async function previewUndo(scope: Scope, id: string, now: Date) {
  const { people, going, staying } = await planUndo(scope, id, now);
  const stayList = people
    .toSorted((a, b) => loggedName(a.saved).localeCompare(loggedName(b.saved), 'ru'))
    .flatMap(({ employeeId, saved }) => {
      const reason = staying.get(employeeId);
      return reason ? [{ id: employeeId, name: shortName(saved, scope.locale), reason }] : [];
    })
    .slice(0, mostStayNamed);
  return { back: going.length, stayed: staying.size, stayList };
}

/**
 * Takes a run back (rule 179): fields and leaders become what they were, who was new goes, who had left has
 * left again, whom a source made leave returns. Former e-mails ask for a fresh proof (rule 97). Places that the run created stay. Two at once wait for each other.
 */
export async function undoRun(
  scope: Scope,
  call: Call<typeof undoPeopleRun>,
  now: Date,
): Promise<void> {
  await lockBrand(scope);
  await lockEmployees(scope);
  const { id } = call.params;
  const { run, going, staying } = await planUndo(scope, id, now);
  if (going.some(formerEmail)) requireFresh(call.actor, now);
  for (const person of going) {
    const to = formerEmail(person);
    const { permissions } = call.actor;
    if (to) await changeEmail(scope, { by: 'hr', employee: person.saved, to, permissions, now });
  }
  await restoreFields(scope, going, now);
  await restoreLeaders(scope, call, going);
  const leaving = going.filter(goesAway);
  await sendAway(scope, leaving, now);
  await bringBack(
    scope,
    going.filter(({ kind }) => kind === 'left'),
    now,
  );
  const gone = leaving.map((person) => {
    const before = standingOf(formerForm(person), true);
    return { id: person.employeeId, before, after: { ...before, isHere: false } };
  });
  await followNames(scope, gone, now);
  await tellLeft(
    scope,
    leaving.map(({ saved }) => saved),
    now,
  );
  await closeRun(scope, id, { membershipId: call.actor.membershipId, now, staying });
  await noteAudit(scope, call, {
    verb: 'undoImport',
    kind: 'employee',
    id: null,
    name: run.name,
    details: { runId: id, backCount: going.length, stayedCount: staying.size },
  });
}

async function restoreFields(scope: Scope, going: readonly RunSubject[], now: Date) {
  const planned = going
    .filter(({ kind }) => kind !== 'created' && kind !== 'left')
    .map((person) => {
      const { employeeId: id, saved } = person;
      const form = formerForm(person);
      return { id, form, saved, outcome: 'updated' as const, issues: [] };
    });
  await saveEmployees(scope, planned, now);
}

/** Lets people whom a source made leave work here again, as when somebody is taken back (rule 80). */
async function bringBack(scope: Scope, people: readonly RunSubject[], now: Date): Promise<void> {
  const full = await noRoom(scope, { coming: people.length, path: 'id' });
  if (full) throw conflict(full);
  const planned = people.map(({ saved, employeeId: id }) => {
    return { id, form: formOf(saved), saved, outcome: 'restored' as const, issues: [] };
  });
  await saveEmployees(scope, planned, now);
}

async function restoreLeaders(
  scope: Scope,
  call: Call<typeof undoPeopleRun>,
  going: readonly RunSubject[],
) {
  const led = going.flatMap((person) => {
    const after = formerLeaders(person);
    return after ? [{ employeeId: person.employeeId, before: person.leaderIds, after }] : [];
  });
  const erased = await listErased(scope, [...new Set(led.flatMap(({ after }) => after))]);
  const changes = led.map((one) => ({ ...one, after: one.after.filter((id) => !erased.has(id)) }));
  await noteLeaders(scope, call, await saveLeaders(scope, changes));
}
