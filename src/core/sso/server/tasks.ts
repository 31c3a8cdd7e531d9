import { noteAudit } from '#core/audit/server/note.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { afterLook, isRecorded } from './domain/check.ts';
import { findBrandDomain, listToCheck, listToLook, updateDomain } from './domain/queries.ts';
import { look } from './refresh.ts';
import { tellSso } from './tell-sso.ts';

/** Once a day: whether domains are still their companies', and providers still those that they were. */
export const checkSso: TaskOf<'check-sso'> = async (context) => {
  const { database } = context;
  await tryEach(await listToCheck(database), (one) => checkOne(context, one));
  await tryEach(await listToLook(database), (one) => look(context, one));
};

async function checkOne(
  { database, outbound, now, log }: Context,
  { brandId, domain }: { brandId: string; domain: string },
): Promise<void> {
  const find = () => withBrand({ database, brandId }, (scope) => findBrandDomain(scope, domain));
  const row = await find();
  if (!row) return;
  // Where the network doesn't answer, nobody knows: the proof stands.
  const isThere = await isRecorded(outbound, row).catch((error: Error) => {
    log.warn({ domain, error: error.message }, 'the record of a domain could not be looked up');
    return undefined;
  });
  if (isThere === undefined) return;
  await withBrand({ database, brandId }, async (scope) => {
    const before = await findBrandDomain(scope, domain);
    if (!before?.provenAt) return;
    const after = afterLook(before, isThere, now());
    await updateDomain(scope, domain, after);
    const isFirst = after.missingSince !== null && before.missingSince === null;
    if (!isFirst && after.provenAt) return;
    const what = after.provenAt ? 'domainMissing' : 'domainLost';
    if (what === 'domainLost') {
      const doer = { context: { now }, actor: { accountId: null } };
      const details = { fieldList: ['proven'] };
      await noteAudit(scope, doer, {
        verb: 'update',
        kind: 'domain',
        id: null,
        name: domain,
        details,
      });
    }
    await tellSso(scope, { what, about: domain }, { by: null, now: now() });
  });
}
