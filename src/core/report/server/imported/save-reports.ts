import { accountDoing } from '#core/audit/server/note.ts';
import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import { takeNumbers } from '#core/questionary/server/record/queries.ts';
import { noteRead } from '#core/report/server/known/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Assessment, PlannedReport } from './plan-reports.ts';
import { insertAssessments, insertReports } from './queries.ts';

type Saving = Pick<AskedImport, 'now' | 'doer'>;

/** Saves new reports, and their assessments where those are new. Answers the numbers of all these assessments. */
export async function saveReports(
  scope: Scope,
  created: readonly PlannedReport[],
  { now, doer }: Saving,
): Promise<number[]> {
  const added = [...new Set(created.map(({ assessment }) => assessment))].filter(
    ({ isNew }) => isNew,
  );
  const first = added.length > 0 ? await takeNumbers(scope, added.length) : 0;
  const numbers = new Map(added.map((one, at) => [one.id, first + at]));
  const numberOf = ({ id, number }: Assessment) => numbers.get(id) ?? number;
  await insertAssessments(
    scope,
    added.map((one) => ({
      id: one.id,
      number: numberOf(one),
      status: 'archived',
      method: one.method,
      type: 'surname',
      dateStart: one.dateStart,
      dateEnd: one.dateEnd,
      isAnonymous: true,
      title: one.title,
      createdAt: now,
      broughtAt: now,
      sentBy: accountDoing(doer),
    })),
  );
  await insertReports(
    scope,
    created.map(({ content, texts, assessment }) => ({
      content: { ...content, number: numberOf(assessment) },
      texts,
    })),
  );
  const about = created.map(({ content }) => content.employeeId);
  await noteRead(scope, accountDoing(doer), [...new Set(about)]);
  return [...new Set(created.map(({ assessment }) => numberOf(assessment)))];
}
