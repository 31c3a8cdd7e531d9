import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { Locale } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
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
