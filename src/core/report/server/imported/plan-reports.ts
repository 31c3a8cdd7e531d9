import { randomUUID } from 'node:crypto';
import type { ImportedScale } from '#core/report/contract/content/imported-scale.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ImportedReport } from '#core/report/contract/imported-report.ts';
import { isAnonymousType } from '#core/report/server/content/sheets.ts';
import { type Method, methods, type SmallGroups } from '#platform/contract/rules/methods.ts';
import { fullName, loggedLocale } from '#platform/contract/rules/names.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type ImportedMark, makeContent } from './make-content.ts';
import type { ImportedRow } from './read-row.ts';

/** An assessment of the file: the same days, and the same name where the file has one. */
export interface Assessment {
  id: string;
  /** 0 until it has one. */
  number: number;
  isNew: boolean;
  title: string | null;
  dateStart: string;
  dateEnd: string;
  method: Method;
  rows: ImportedRow[];
}

type Saved = Pick<Assessment, 'id' | 'number' | 'title' | 'dateStart' | 'dateEnd' | 'method'>;
type Term = Pick<Saved, 'title' | 'dateStart' | 'dateEnd'>;

export const termKeyOf = ({ title, dateStart, dateEnd }: Term): string =>
  `${dateStart} ${dateEnd} ${fold(title ?? '')}`;

/** The assessments of the file, the earliest first. One that was brought in before is the same one. */
export function assessmentsOf(rows: readonly ImportedRow[], saved: readonly Saved[]): Assessment[] {
  const known = new Map(saved.map((one) => [termKeyOf(one), one]));
  return [...groupBy(rows, termKeyOf)]
    .map(([key, ofIt]) => {
      const before = known.get(key);
      const { title, dateStart, dateEnd } = before ?? ofIt[0]!;
      const found = [methodOf(ofIt), ...(before ? [before.method] : [])];
      return {
        id: before?.id ?? randomUUID(),
        number: before?.number ?? 0,
        isNew: before === undefined,
        title,
        dateStart,
        dateEnd,
        method: methods.findLast((method) => found.includes(method)) ?? '360',
        rows: ofIt,
      };
    })
    .sort((a, b) => a.dateEnd.localeCompare(b.dateEnd) || a.dateStart.localeCompare(b.dateStart));
}

/** Tells the method by the roles that rated anybody. */
function methodOf(rows: readonly ImportedMark[]): Method {
  if (rows.some(({ type }) => isAnonymousType(type))) return '360';
  return rows.some(({ type }) => type === 'employee') ? '180' : '90';
}

export type PlannedReport = ReturnType<typeof planReport>;

interface How {
  /** The language of whoever looks at the plan. */
  locale: Locale;
  threshold: number;
  smallGroups: SmallGroups;
  scale: ImportedScale;
  now: Date;
  /** The report of this assessment about this person that is there already. */
  findSaved: (questionaryId: string, employeeId: string) => ReportContent | undefined;
}

/** What an assessment has about one person. */
interface AboutOne {
  assessment: Assessment;
  rows: ImportedRow[];
}

/** The rows of each person together, in the order of the file. */
export function byPerson(assessment: Assessment): AboutOne[] {
  const people = groupBy(assessment.rows, ({ subject }) => subject.id);
  return [...people.values()].map((rows) => ({ assessment, rows }));
}

export function planReport({ assessment, rows }: AboutOne, how: How) {
  const { id: questionaryId, number, title, dateStart, dateEnd, method } = assessment;
  const { rowIndex, subject } = rows[0]!;
  const { lastName, firstName, middleName } = subject;
  const parts = { lastName, firstName, middleName };
  const made = makeContent({
    ...how,
    questionaryId,
    number,
    title,
    dateStart,
    dateEnd,
    method,
    subject: { id: subject.id, name: fullName(parts, loggedLocale), parts },
    marks: rows,
  });
  const outcome = outcomeOf(made.content, how.findSaved(questionaryId, subject.id));
  const said: ImportedReport = {
    rowIndex,
    employeeId: subject.id,
    subject: fullName(parts, how.locale),
    title,
    dateStart,
    dateEnd,
    competenceCount: made.content.competenceMarkList.length,
    outcome,
  };
  return { ...made, assessment, outcome, said };
}

function outcomeOf(
  made: ReportContent,
  saved: ReportContent | undefined,
): ImportedReport['outcome'] {
  if (saved) return marksIn(made) === marksIn(saved) ? 'unchanged' : 'different';
  return made.competenceMarkList.length > 0 ? 'created' : 'nothingLeft';
}

const marksIn = ({ competenceMarkList }: ReportContent): string =>
  JSON.stringify(
    competenceMarkList
      .map(({ competenceId, participantList }) => [
        competenceId,
        participantList.map(({ types, mark, sheetCount }) => [types, mark, sheetCount]),
      ])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
