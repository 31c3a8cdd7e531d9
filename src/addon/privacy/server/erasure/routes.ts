import { randomUUID } from 'node:crypto';
import {
  askErasure,
  erasureWaits,
  getErasures,
  stopErasure,
} from '#addon/privacy/contract/erasure.ts';
import { findHindrances, lockPeople } from '#addon/privacy/server/erase-queries.ts';
import type { Hindrance } from '#addon/privacy/server/erase-rules.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import type { Locale } from '#platform/texts/t.ts';
import {
  closeErasure,
  findNameNow,
  insertErasure,
  isErasureWaiting,
  listAdmins,
  listErasures,
  lockErasure,
} from './queries.ts';

export const routes: Route[] = [
  on(getErasures)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listErasures(scope);
      return { data: rows.map(({ due, ...row }) => ({ ...row, due: due.toISOString() })) };
    }),
  ),

  on(askErasure)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { employeeId, withReports } = call.body;
      await lockPeople(scope, [employeeId]);
      const name = await findNameNow(scope, employeeId);
      if (name === undefined) throw notFound();
      await requireFormer(scope, employeeId, { now, locale: call.locale });
      const [id, due] = [randomUUID(), new Date(now.getTime() + erasureWaits)];
      const askedBy = call.actor.membershipId;
      await insertErasure(scope, { id, employeeId, withReports, askedBy, askedAt: now, due });
      const { brandId } = scope;
      const key = `erase-person:${id}`;
      await addJob(scope, 'erase-person', { brandId, erasureId: id }, { runAt: due, key });
      await noteAudit(scope, call, {
        verb: 'erasureAsked',
        kind: 'employee',
        id: employeeId,
        name,
      });
      await tellAdmins(scope, id, now);
      return { data: { due: due.toISOString() }, message: call.t('erasureMessages.asked') };
    }),
  ),

  on(stopErasure)((call) =>
    inBrand(call, async (scope, { now }) => {
      const found = await lockErasure(scope, call.params.id);
      if (!found) throw notFound();
      if (found.isOver) throw conflict({ path: 'id', key: 'erasureMessages.over' });
      await closeErasure(scope, found.id, { stoppedAt: now });
      const id = found.employeeId;
      const name = (await findNameNow(scope, id)) ?? '';
      await noteAudit(scope, call, { verb: 'erasureStopped', kind: 'employee', id, name });
      return { message: call.t('erasureMessages.stopped') };
    }),
  ),
];

/** 409 in words, also where it waits already. */
async function requireFormer(
  scope: Scope,
  employeeId: string,
  { now, locale }: { now: Date; locale: Locale },
): Promise<void> {
  const hindrance = (await findHindrances(scope, [employeeId], now)).get(employeeId);
  if (hindrance) throw conflict(issueOf(hindrance, locale));
  if (await isErasureWaiting(scope, employeeId))
    throw conflict({ path: 'employeeId', key: 'erasureMessages.waits' });
}

const issueOf = (hindrance: Hindrance, locale: Locale): Issue => ({
  path: 'employeeId',
  key: `erasureMessages.${hindrance.why}`,
  ...(hindrance.why === 'isBound' && { params: { date: longDate(hindrance.until, locale) } }),
});

async function tellAdmins(scope: Scope, erasureId: string, now: Date): Promise<void> {
  const letters = (await listAdmins(scope)).map(({ email, locale }) => ({
    email,
    payload: { erasureId, locale },
  }));
  await queueDeliveries(scope, 'erasureDue', letters, now);
}
