import {
  type Readable,
  type ReportReader,
  readableAbout,
} from '#core/questionary/server/work/reader-rules.ts';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import {
  type Comparison,
  compareContents,
} from '#core/report/contract/reading/report-difference.ts';
import type { compareReports } from '#core/report/contract/report-compare.ts';
import { joinByName } from '#core/report/server/join-by-name.ts';
import { localise } from '#core/report/server/localise.ts';
import { findPrevious, findReport } from '#core/report/server/queries.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';

/**
 * The two reports beside each other. 404 where there is no such pair: a report is missing, no final
 * 360 one, the same twice, or not the reader's to open (rule 12).
 */
export async function readComparison(
  scope: Scope,
  { actor, locale }: { actor: ReportReader; locale: Locale },
  pair: Query<typeof compareReports>,
): Promise<Comparison> {
  const readable = readableAbout(actor, pair.employeeId);
  if (!readable) throw missing();
  return findComparison(scope, readable, locale, pair);
}

/** The same of the reports that may be opened so. */
export async function findComparison(
  scope: Scope,
  readable: Readable,
  locale: Locale,
  { firstQuestionaryId, secondQuestionaryId, employeeId }: Query<typeof compareReports>,
): Promise<Comparison> {
  const first = await findFinal360(scope, readable, {
    questionaryId: firstQuestionaryId,
    employeeId,
  });
  const second = secondQuestionaryId
    ? await findFinal360(scope, readable, { questionaryId: secondQuestionaryId, employeeId })
    : await findPrevious(scope, readable, first.content);
  if (!second || secondQuestionaryId === firstQuestionaryId) throw missing();
  const [one, other] = joinByName([first, second]).map(({ content, texts }) =>
    localise(content, texts, locale),
  );
  if (!one || !other) throw missing();
  return compareContents(one, other);
}

async function findFinal360(
  scope: Scope,
  readable: Readable,
  of: Parameters<typeof findReport>[2],
) {
  const found = await findReport(scope, readable, of);
  if (!found || !reportPolicy.compare.when(found.content)) throw missing();
  return found;
}

const missing = () =>
  new Failure('notFound', { text: { key: 'report.notifications.questionaryNotFound' } });
