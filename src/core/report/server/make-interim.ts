import { noteAudit } from '#core/audit/server/note.ts';
import { getQuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { requireStatus } from '#core/questionary/server/record/require-status.ts';
import { letIn } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { type BrandCall, inBrand } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { countAnswered, listInterims } from './interim-queries.ts';
import { makeSubjectReport, readShared } from './make-subject-report.ts';

type Asked = BrandCall & { context: Pick<Context, 'keyring'>; actor: Actor };

/**
 * Makes an interim report about every subject with answers that no report has counted yet, and
 * returns how many it made. Each has a transaction of its own, so whoever
 * answers waits for none but their own subject's; asking again makes those that are missing. 409
 * unless the questionary is in work and somebody has answered.
 */
export async function makeInterim(call: Asked, questionaryId: string): Promise<number> {
  const { due, shared } = await inBrand(call, async (scope) => ({
    due: await listDue(scope, questionaryId),
    shared: await readShared(scope, questionaryId),
  }));
  let made = 0;
  for (const employeeId of due) {
    const isMade = await inBrand(call, async (scope, { now }) => {
      await requireInWork(scope, questionaryId);
      const { keyring } = call.context;
      const wanted = { questionaryId, employeeId, kind: 'interim', now, keyring } as const;
      const content = await makeSubjectReport(scope, wanted, shared);
      if (content) await noteInterim(scope, call, content);
      return content !== undefined;
    });
    if (isMade) made += 1;
  }
  return made;
}

/** The subjects about whom there are new answers. 409 as above. */
export async function listDue(scope: Scope, questionaryId: string): Promise<string[]> {
  await requireInWork(scope, questionaryId);
  const answered = await countAnswered(scope, questionaryId);
  if (answered.length === 0) {
    throw conflict({ path: 'participantList', key: 'questionaryMessages.nobodyAnswered' });
  }
  const made = new Set((await listInterims(scope, letIn, questionaryId)).map(keyOf));
  return answered.filter((each) => !made.has(keyOf(each))).map(({ employeeId }) => employeeId);
}

/** An interim report is one subject at one number of answers. */
const keyOf = (of: { employeeId: string; passedParticipantCount: number }) =>
  `${of.employeeId} ${of.passedParticipantCount}`;

async function requireInWork(scope: Scope, questionaryId: string): Promise<void> {
  requireStatus(await getQuestionaryRow(scope, questionaryId), 'makeInterim');
}

function noteInterim(
  scope: Scope,
  call: Asked,
  { questionaryId, employeeId, number, subject }: ReportContent,
): Promise<void> {
  return noteAudit(scope, call, {
    verb: 'create',
    kind: 'report',
    id: employeeId,
    name: subject,
    details: { questionaryId, number, isInterim: true },
  });
}
