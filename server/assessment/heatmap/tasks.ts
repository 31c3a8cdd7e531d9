import { dateIn } from '#contract/platform/rules/dates.ts';
import { listBrandsWith } from '#server/company/brand/queries.ts';
import { type Scope, withBrand } from '#server/platform/db/scope.ts';
import type { TaskOf } from '#server/platform/jobs/tasks.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { countReports } from './figures-rules.ts';
import { readCounted } from './kept.ts';
import { hasNew, insertSteps, listPeriods } from './step-queries.ts';

/**
 * Keeps the steps in which people enter company results from this day on, looked at or not (rule 71b). The first night
 * after an upgrade keeps those of all days before.
 */
export const countCompany: TaskOf<'count-company'> = async ({ database, now }) => {
  const today = dateIn('UTC', now());
  const brands = await listBrandsWith(database, hasNew(today));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, (scope) => keepSteps(scope, today)),
  );
};

async function keepSteps(scope: Scope, today: string): Promise<void> {
  for (const period of await listPeriods(scope)) {
    const { made, before } = await readCounted(scope, period, today);
    const { columns } = await countReports(made, before);
    for (const [competenceId, { steps }] of columns) {
      const behind = before.get(competenceId)?.length ?? 0;
      await insertSteps(scope, period, {
        competenceId,
        behind,
        madeOn: today,
        steps: steps.slice(behind),
      });
    }
  }
}
