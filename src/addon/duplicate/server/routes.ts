import { type TwinKind, twinKinds } from '#addon/duplicate/contract/rules/twin.ts';
import { type TwinCalls, twinCalls } from '#addon/duplicate/contract/twin.ts';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { pairKey } from './find.ts';
import { keepApart, nameTwin } from './list-queries.ts';
import { listTwinPairs, listTwins } from './list-twins.ts';
import { mergeCompetences, mergePlaces } from './merge-entries.ts';
import { lockForPeople, mergePeople } from './merge-people.ts';
import { lockTwins } from './move-queries.ts';

export const routes: Route[] = twinKinds.flatMap((kind) => {
  const calls = twinCalls[kind];
  return [
    on(calls.list)((call) => inBrand(call, (scope) => listTwins(scope, kind, call.locale))),
    on(calls.merge)((call) => merge(call, kind)),
    on(calls.apart)((call) =>
      inBrand(call, async (scope) => {
        const { oneId, otherId } = call.body;
        if ((await lockTwins(scope, kind, [oneId, otherId])) < 2) throw notFound();
        await keepApart(scope, kind, [oneId, otherId]);
        return { message: call.t('directoryMessages.twin.apart') };
      }),
    ),
  ];
});

/** Of two that look alike, for good. The log has both names. */
const merge = (call: Call<TwinCalls['merge']>, kind: TwinKind) =>
  inBrand(call, async (scope, { now }) => {
    const { staysId, goesId } = call.body;
    if (kind === 'employee') await lockForPeople(scope);
    if ((await lockTwins(scope, kind, [staysId, goesId])) < 2) throw notFound();
    const wanted = pairKey(staysId, goesId);
    const pairs = await listTwinPairs(scope, kind);
    if (!pairs.some(([one, other]) => pairKey(one, other) === wanted)) {
      throw conflict({ path: 'goesId', key: 'directoryMessages.twin.notAlike' });
    }
    const mergedName = await nameTwin(scope, kind, goesId);
    const details: AuditDetails = { mergedName };
    if (kind === 'employee') {
      Object.assign(details, await mergePeople(scope, call.body, { editor: call.actor, now }));
    } else if (kind === 'competence') await mergeCompetences(scope, call.body, now);
    else await mergePlaces(scope, kind, call.body);
    const name = await nameTwin(scope, kind, staysId);
    await noteAudit(scope, call, { verb: 'merge', kind, id: staysId, name, details });
    return { message: call.t('directoryMessages.twin.merged', { name }) };
  });
