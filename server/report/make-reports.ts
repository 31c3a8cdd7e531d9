import { withBrand } from '#server/db/scope.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { listSubjectsWithSheets } from './input-queries.ts';
import { makeSubjectReport } from './make-subject-report.ts';

/** Makes the final report of every subject with a finished sheet (decision 17); again changes nothing. */
export const makeReports: TaskOf<'make-reports'> = async (context, { brandId, questionaryId }) => {
  const { database } = context;
  const now = context.now();
  const subjects = await withBrand({ database, brandId }, (scope) =>
    listSubjectsWithSheets(scope, questionaryId),
  );
  for (const employeeId of subjects) {
    await withBrand({ database, brandId }, (scope) =>
      makeSubjectReport(scope, { questionaryId, employeeId, kind: 'final', now }),
    );
  }
};
