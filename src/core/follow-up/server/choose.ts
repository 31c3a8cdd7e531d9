import type { chooseFollowUp, FollowUp } from '#core/follow-up/contract/follow-up.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { conflict, invalid, notFound, stale } from '#platform/server/shared/errors.ts';
import { presentFollowUp } from './present.ts';
import { listRatingQuestions, saveChosen } from './queries.ts';

/**
 * The person of a report chooses what is asked about them, until the day before (rule 229). 404 for whoever isn't the
 * person, 409 before the choice begins and from the day on, 400 for questions of another report.
 */
export async function choose(
  scope: Scope,
  { actor, body }: Call<typeof chooseFollowUp>,
  today: string,
): Promise<FollowUp | null> {
  const { questionaryId, questionIds, version = null } = body;
  if (!actor.employeeId) throw notFound();
  const about = { questionaryId, employeeId: actor.employeeId };
  const found = await presentFollowUp(scope, actor, about, today);
  if (!found) throw notFound();
  if (found.state !== 'choosing')
    throw conflict({
      path: 'questionIds',
      key:
        found.state === 'ahead' && !found.chosenList
          ? 'followUpMessages.notOpen'
          : 'followUpMessages.late',
    });
  const known = new Set(
    (await listRatingQuestions(scope, questionaryId)).map((one) => one.questionId),
  );
  const wrong = questionIds.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `questionIds.${place}`, key: 'validation.invalidId' as const }],
  );
  if (wrong.length > 0) throw invalid(...wrong);
  if (!(await saveChosen(scope, about, { questionIds, version })))
    throw stale(await presentFollowUp(scope, actor, about, today));
  return presentFollowUp(scope, actor, about, today);
}
