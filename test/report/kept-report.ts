import type { ShareWay } from '#core/questionary/contract/rules/cycle.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { insertReport } from '#core/report/server/queries.ts';
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
    insertReport(scope, content, { texts, raters: [] }),
  );
  return content;
}

/** Makes its questionary that of somebody of a cycle, who has gone to work and is done. */
export async function putInCycle(
  house: TestApp,
  cycleId: string,
  { questionaryId, employeeId }: Pick<ReportContent, 'questionaryId' | 'employeeId'>,
): Promise<void> {
  const { pool } = house.context.database;
  await pool.query(`update questionary set status = 'done', cycle_id = $2 where id = $1`, [
    questionaryId,
    cycleId,
  ]);
  await pool.query(
    `update cycle_subject set state = 'launched', questionary_id = $3
     where cycle_id = $1 and employee_id = $2`,
    [cycleId, employeeId, questionaryId],
  );
}

interface Closed {
  way?: Exclude<ShareWay, 'atOnce'>;
  until?: string | null;
}

/** The same of a report that waits to be opened to whom it is about: after the talk, unless said otherwise. */
export async function keepClosed(
  house: TestApp,
  company: Company,
  given: Parameters<typeof keepReport>[2],
  { way = 'talk', until = '2026-07-15' }: Closed = {},
): Promise<ReportContent> {
  const content = await keepReport(house, company, given);
  const { pool } = house.context.database;
  const { brandId } = company;
  await pool.query(
    'update questionary set release = $3, release_on = $4 where brand_id = $1 and id = $2',
    [brandId, content.questionaryId, way, until],
  );
  await pool.query(
    `update report set released_at = null, leader_at = case when $3 then leader_at end
     where brand_id = $1 and questionary_id = $2`,
    [brandId, content.questionaryId, way === 'talk'],
  );
  return content;
}
