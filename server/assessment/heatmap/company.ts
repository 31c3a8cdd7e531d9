import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { seesAllReports } from '#contract/platform/call/access.ts';
import type { Context } from '#server/context.ts';
import { listPeopleKnownTo } from '#server/people/known/queries.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { companyMean } from './company-rules.ts';
import { shownMark } from './make-heatmap.ts';
import { countedFor } from './told-to.ts';

/**
 * The company's own averages beside the marks of a report, of the same year and method; null while
 * none may be shown to this reader (rule 71). Anybody who may open every report has no secret to find
 * here, but passes reports on to their subjects.
 */
export async function companyBeside(
  call: { context: Context; actor: Actor },
  { employeeId, method, dateStart, competenceMarkList }: ReportContent,
) {
  const year = dateStart.slice(0, 4);
  const period = { year: Number(year), method };
  const { counted } = await countedFor(call, period, (work) => inBrand(call, work));
  const others = seesAllReports(call.actor.roles)
    ? []
    : await inBrand(call, (scope) => listPeopleKnownTo(scope, call.actor));
  const known = new Set([employeeId, ...others]);
  const markList = competenceMarkList.flatMap(({ competenceId }) => {
    const steps = counted.columns.get(competenceId)?.steps ?? [];
    const mean = companyMean(steps, (id) => known.has(id));
    const mark = shownMark(mean.mark);
    return mark === null ? [] : [{ competenceId, mark, peopleCount: mean.peopleCount }];
  });
  return markList.length > 0 ? { from: `${year}-01-01`, to: `${year}-12-31`, markList } : null;
}
