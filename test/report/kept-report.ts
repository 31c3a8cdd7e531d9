import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { insertReport } from '#server/assessment/report/queries.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import type { TestApp } from '#test/start/start-app.ts';
import { sampleReport } from './report-sample.ts';

/**
 * Keeps a report as if it had been made at that moment, from a questionary of its own: the sample
 * with what is given, in Russian alone unless `texts` say more.
 */
export async function keepReport(
  house: TestApp,
  company: Company,
  { method = '360', ...given }: Partial<ReportContent> & Pick<ReportContent, 'employeeId'>,
  texts: Parameters<typeof insertReport>[2]['texts'] = { competences: {}, questions: {} },
): Promise<ReportContent> {
  const nobody = { employeeList: [], competenceList: [], participantList: [] };
  const { id, number } = await createOne(house, company, { ...nobody, method });
  const content = sampleReport({ questionaryId: id, number, method, ...given });
  await inBrand(house.context.database, company.brandId, (scope) =>
    insertReport(scope, content, { texts, raters: [], sums: [], leftOutColumns: [] }),
  );
  return content;
}
