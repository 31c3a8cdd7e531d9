import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Context } from '#platform/server/context.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import type { Locale } from '#platform/texts/t.ts';
import { shownMark } from './make-heatmap.ts';
import { meansFor } from './told-to.ts';

/**
 * The company's own averages beside the marks of a report, of the same year and method; null while
 * none may be shown to this reader (rule 71).
 */
export async function companyBeside(
  call: { context: Context; actor: Actor; locale: Locale },
  { employeeId: subjectId, method, dateStart, competenceMarkList }: ReportContent,
) {
  const year = dateStart.slice(0, 4);
  const period = { year: Number(year), method };
  const meanOf = await inBrand(call, (scope) => meansFor(scope, call, { subjectId, period }));
  const markList = competenceMarkList.flatMap(({ competenceId }) => {
    const { mark, peopleCount } = meanOf(competenceId);
    const shown = shownMark(mark);
    return shown === null ? [] : [{ competenceId, mark: shown, peopleCount }];
  });
  return markList.length > 0 ? { from: `${year}-01-01`, to: `${year}-12-31`, markList } : null;
}
