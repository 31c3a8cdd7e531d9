import { erasePeople } from '#addon/privacy/server/erase.ts';
import { findHindrances } from '#addon/privacy/server/erase-queries.ts';
import { noteAll } from '#core/audit/server/note.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Former, listFormer, ofOneMonth } from './queries.ts';
import type { Found, InTurn, Until } from './terms.ts';

/** The most people who are looked at in a night: more than leave in a year. */
const mostAtOnce = 2_000;
/** How many people one transaction erases: each takes others' reports along. */
const slice = 10;

/** Who left so long before then and can be erased. */
async function listErasable(scope: Scope, { months, until, now }: Until): Promise<Former[]> {
  const old = await listFormer(scope, { months, until, most: mostAtOnce });
  const hindered = await findHindrances(
    scope,
    old.map(({ id }) => id),
    now,
  );
  return old.filter(({ id }) => !hindered.has(id));
}

export async function findFormer(scope: Scope, until: Until): Promise<Found> {
  const people = await listErasable(scope, until);
  return { count: people.length, named: people.slice(0, 100).map(({ name }) => ({ name })) };
}

/** Erases the people of tonight; reports about them stay without the name, for a term of their own. */
export async function endPeople(
  inTurn: InTurn,
  { months, now }: { months: number; now: Date },
): Promise<void> {
  const people = await inTurn((scope) => listErasable(scope, { months, until: now, now }));
  const [oldest] = people;
  if (!oldest) return;
  const ids = ofOneMonth(people, oldest).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += slice)
    await inTurn((scope) => eraseSlice(scope, ids.slice(at, at + slice), now));
}

/** Erases these people. It is noted as the clock's doing, without the name that is gone. */
async function eraseSlice(scope: Scope, ids: readonly string[], now: Date): Promise<void> {
  const erased = await erasePeople(scope, ids, { withReports: false, now });
  await noteAll(
    scope,
    { context: { now: () => now }, actor: { accountId: null } },
    erased.map((id) => ({ verb: 'erase', kind: 'employee', id, name: '' })),
  );
}
