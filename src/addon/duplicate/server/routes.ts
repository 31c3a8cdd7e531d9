import { type DuplicateCalls, duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import { type DuplicateKind, duplicateKinds } from '#addon/duplicate/contract/rules/duplicate.ts';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { pairKey } from './find.ts';
import { listDuplicatePairs, listDuplicates } from './list-duplicates.ts';
import { keepApart, nameDuplicate } from './list-queries.ts';
import { mergeCompetences, mergePlaces } from './merge-entries.ts';
import { lockForPeople, mergePeople } from './merge-people.ts';
import { lockDuplicates } from './move-queries.ts';

export const routes: Route[] = duplicateKinds.flatMap((kind) => {
  const calls = duplicateCalls[kind];
  return [
    on(calls.list)((call) => inBrand(call, (scope) => listDuplicates(scope, kind, call.locale))),
    on(calls.merge)((call) => merge(call, kind)),
    on(calls.apart)((call) =>
      inBrand(call, async (scope) => {
        const { oneId, otherId } = call.body;
        if ((await lockDuplicates(scope, kind, [oneId, otherId])) < 2) throw notFound();
        await keepApart(scope, kind, [oneId, otherId]);
        return { message: call.t('directoryMessages.twin.apart') };
      }),
    ),
  ];
});

/** Merges two entries that look alike, for good. The log has both names. */
const merge = (call: Call<DuplicateCalls['merge']>, kind: DuplicateKind) =>
  inBrand(call, async (scope, { now }) => {
    const { staysId, goesId } = call.body;
    if (kind === 'employee') await lockForPeople(scope);
    if ((await lockDuplicates(scope, kind, [staysId, goesId])) < 2) throw notFound();
    const wanted = pairKey(staysId, goesId);
    const pairs = await listDuplicatePairs(scope, kind);
    if (!pairs.some(([one, other]) => pairKey(one, other) === wanted)) {
      throw conflict({ path: 'goesId', key: 'directoryMessages.twin.notAlike' });
    }
    const mergedName = await nameDuplicate(scope, kind, goesId);
    const details: AuditDetails = { mergedName };
    if (kind === 'employee') {
      Object.assign(details, await mergePeople(scope, call.body, { editor: call.actor, now }));
    } else if (kind === 'competence') await mergeCompetences(scope, call.body, now);
    else await mergePlaces(scope, kind, call.body);
    const name = await nameDuplicate(scope, kind, staysId);
    await noteAudit(scope, call, { verb: 'merge', kind, id: staysId, name, details });
    return { message: call.t('directoryMessages.twin.merged', { name }) };
  });
