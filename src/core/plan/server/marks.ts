import type { PlanReport } from '#core/plan/contract/plan.ts';
import {
  type Readable,
  type ReportReader,
  readableAbout,
} from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import {
  compareContents,
  type MarkChange,
} from '#core/report/contract/reading/report-difference.ts';
import { localise } from '#core/report/server/localise.ts';
import { findReport } from '#core/report/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { PlanRow } from './queries.ts';
import { findLaterReport } from './report-queries.ts';

export interface PlanReading {
  actor: ReportReader;
  locale: Locale;
}

/** What the reports say of a plan's competences. A plan itself holds no marks (rule 156). */
export interface PlanMarks {
  report: PlanReport | null;
  nameOf: (competenceId: string) => string | undefined;
  markOf: (competenceId: string) => MarkChange | null;
}

/** What whoever may not open the report gets: the same whatever is in it. */
const unread: PlanMarks = { report: null, nameOf: () => undefined, markOf: () => null };

/** Reads the report that the plan began from, and `later` or the latest one since; each only if the reader may open it. */
export async function readMarks(
  scope: Scope,
  { actor, locale }: PlanReading,
  plan: Pick<PlanRow, 'employeeId' | 'questionaryId'>,
  later?: ReportContent,
): Promise<PlanMarks> {
  const readable = readableAbout(actor, plan.employeeId);
  const first = readable && (await readContent(scope, readable, plan, locale));
  if (!first) return unread;
  const second = later ?? (await readLater(scope, readable, first, locale));
  const rows = compareContents(first, second ?? first).competenceList;
  const { questionaryId, number, dateEnd } = first;
  const found = (id: string) => rows.find(({ competenceId }) => competenceId === id);
  return {
    report: { questionaryId, number, dateEnd },
    nameOf: (id) => found(id)?.name,
    markOf: (id) => {
      const others = found(id)?.others;
      if (!others) return null;
      return second ? others : { ...others, later: null, change: null, verdict: null };
    },
  };
}

export async function readContent(
  scope: Scope,
  readable: Readable,
  of: { questionaryId: string; employeeId: string },
  locale: Locale,
): Promise<ReportContent | undefined> {
  const found = await findReport(scope, readable, of);
  return found && localise(found.content, found.texts, locale);
}

async function readLater(
  scope: Scope,
  readable: Readable,
  first: ReportContent,
  locale: Locale,
): Promise<ReportContent | undefined> {
  const later = await findLaterReport(scope, readable, first);
  const { employeeId } = first;
  return later && readContent(scope, readable, { ...later, employeeId }, locale);
}
