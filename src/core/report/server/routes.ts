import { getEmployee } from '#core/employee/server/queries.ts';
import { getQuestionaryRow } from '#core/questionary/server/record/queries.ts';
import {
  type Readable,
  readableAbout,
  readableSubjects,
} from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { getInterimPreview } from '#core/report/contract/interim-preview.ts';
import {
  type CompanyAverage,
  createPartialReport,
  getReport,
  getReportLog,
} from '#core/report/contract/report.ts';
import {
  getEmployeeReports,
  getReportGroup,
  getReportList,
} from '#core/report/contract/report-list.ts';
import { opensReports } from '#platform/contract/call/access.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Actor, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { Failure, notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { countOpened } from './guard-many.ts';
import { previewInterims } from './interim-preview.ts';
import { listInterims } from './interim-queries.ts';
import { groupReports } from './list/group-queries.ts';
import { listReports } from './list/list-queries.ts';
import { makeInterim } from './make-interim.ts';
import { noteOpened } from './note-opened.ts';
import { changesSincePrevious } from './previous.ts';
import { readReport } from './read-report.ts';
import { reportVerbsOf } from './sharing/report-verbs.ts';

/** The company's averages beside a report; null where none may be shown. */
type CompanyBeside = (
  call: { context: Context; actor: Actor; locale: Locale },
  content: ReportContent,
) => Promise<CompanyAverage | null>;

export const routesWith = (companyBeside: CompanyBeside): Route[] => [
  on(getReportList)((call) =>
    inBrand(call, (scope) => list(scope, call, readableSubjects(call.actor))),
  ),
  on(getReportGroup)((call) => {
    const { actor, query } = call;
    // Rule 12. All reports of an employee are their own.
    if (!opensReports(actor.roles, 'subordinate') && query.groupBy !== 'year')
      throw new Failure('forbidden');
    return inBrand(call, (scope) => groupReports(scope, readableSubjects(actor), query));
  }),
  on(getEmployeeReports)((call) =>
    inBrand(call, async (scope) => {
      const { actor, params } = call;
      const readable = readableAbout(actor, params.id);
      if (!readable) throw notFound();
      await getEmployee(scope, params.id, call);
      return list(scope, call, readable);
    }),
  ),
  on(getReport)(async (call) => {
    const report = await inBrand(call, async (scope, { now }) => {
      const { params, query, actor } = call;
      const which = [params.questionaryId, query.passedParticipantCount];
      const isFirst = await countOpened(scope, actor, { ...params, now, which });
      const read = await readReport(scope, call, { ...params, ...query });
      const { content: data, opening } = read;
      if (isFirst) await noteOpened(scope, call, data);
      const previous = await changesSincePrevious(scope, readableSubjects(actor), data);
      return { data, previous, opening };
    });
    // The company's averages are of our own reports, and beside those only (rule 88).
    const company = report.data.broughtIn ? null : await companyBeside(call, report.data);
    const can = reportVerbsOf(call.actor, { ...report.data, opening: report.opening });
    return { ...report, company, can };
  }),
  on(getReportLog)((call) =>
    inBrand(call, async (scope) => {
      const { id } = await getQuestionaryRow(scope, call.params.id);
      return { data: await listInterims(scope, readableSubjects(call.actor), id) };
    }),
  ),
  on(getInterimPreview)((call) =>
    inBrand(call, async (scope) => ({ data: await previewInterims(scope, call.params.id) })),
  ),
  on(createPartialReport)(async (call) => {
    const { questionaryId } = call.body;
    const made = await makeInterim(call, questionaryId);
    const readable = readableSubjects(call.actor);
    const data = await inBrand(call, (scope) => listInterims(scope, readable, questionaryId));
    const said = made > 0 ? 'interimMade' : 'interimUnchanged';
    return { data, message: call.t(`questionaryMessages.${said}`) };
  }),
];

/** A page of final reports, each with what the caller may do with it. */
async function list(
  scope: Scope,
  { actor, query }: { actor: Actor; query: Query<typeof getReportList> },
  readable: Readable,
) {
  const { data, count } = await listReports(scope, readable, query);
  const can = (row: (typeof data)[number]) => reportVerbsOf(actor, { ...row, kind: 'final' });
  return { data: data.map((row) => ({ ...row, can: can(row) })), count };
}
