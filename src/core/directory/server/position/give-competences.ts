import { noteAll } from '#core/audit/server/note.ts';
import { mostOfPosition, type positionCalls } from '#core/directory/contract/position.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { addCompetences, keepCompetences, lockPositions } from './queries.ts';
import { unknownCompetences } from './save-position.ts';

/** Gives many positions the competencies that they lack. All of it or nothing; the log has each position that changed. */
export function giveCompetences(call: Call<(typeof positionCalls)['give']>) {
  return inBrand(call, async (scope) => {
    const competenceIds = [...new Set(call.body.competenceIdList)];
    const known = await lockPositions(scope, call.body.positionIdList);
    const issues = [
      ...call.body.positionIdList.flatMap((id, at): Issue[] =>
        known.has(id)
          ? []
          : [{ path: `positionIdList.${at}`, key: 'directoryMessages.unknownPosition' }],
      ),
      ...unknownCompetences(
        competenceIds.map((id, at) => ({ id, path: `competenceIdList.${at}` })),
        await keepCompetences(scope, competenceIds),
      ),
    ];
    if (issues.length > 0) throw invalid(...issues);
    const changed = await addCompetences(scope, [...known.keys()], competenceIds);
    if (changed.some(({ count }) => count > mostOfPosition)) {
      throw invalid({
        path: 'competenceIdList',
        key: 'directoryMessages.tooManyOfPosition',
        params: { max: mostOfPosition },
      });
    }
    await noteAll(
      scope,
      call,
      changed.map(({ id }) => ({
        verb: 'update',
        kind: 'position',
        id,
        name: known.get(id) ?? '',
        details: { fieldList: ['competenceList'] },
      })),
    );
    const changedCount = changed.length;
    return {
      data: { changedCount },
      message: call.t('directoryMessages.position.given', { count: changedCount }),
    };
  });
}
