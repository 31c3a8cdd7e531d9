import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import { type Localized, optionalText, text } from '#contract/call/fields.ts';
import { type Issue, issuesOf } from '#contract/call/issues.ts';
import { longestName } from '#contract/competence.ts';
import type { HistoryField } from '#contract/report-history.ts';
import { endsOf, type HistoryScale } from '#contract/rules/history-scale.ts';
import type { SkippedRow } from '#contract/table-file.ts';
import { readEmail } from '#server/employee/import/read-email.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import { fold } from '#server/table-file/fold.ts';
import type { TableRecord } from '#server/table-file/map-columns.ts';
import { quoted } from '#server/table-file/quoted.ts';
import type { WrongRow } from '#server/table-file/speak-problems.ts';
import type { HistoryMark } from './make-content.ts';
import type { People, Person } from './people.ts';
import { type Days, isNoMark, readCount, readDays, readMark } from './read-cells.ts';
import { isOverall, readHistoryRole } from './role-words.ts';

/** What the rows are compared with. */
export interface Against {
  people: People;
  /** The competence that a name means; undefined for one that the directory doesn't have. */
  findCompetence: (name: string) => { id: string; name: Localized } | undefined;
  brandId: string;
  scale: HistoryScale;
  /** An assessment that ended later is too recent (rule 88). */
  latestEnd: string;
}

export interface HistoryRow extends HistoryMark, Days {
  subject: Person;
  title: string | null;
}

type Record = TableRecord<HistoryField>;
type Values = Record['values'];

export interface ReadHistory {
  rows: HistoryRow[];
  wrong: WrongRow<HistoryField>[];
  /** Rows of several roles together, and rows without a mark. */
  skipped: SkippedRow[];
}

/** Reads the rows of a file of reports, with everything that is wrong with each. */
export async function readHistory(
  records: readonly Record[],
  against: Against,
): Promise<ReadHistory> {
  const read: ReadHistory = { rows: [], wrong: [], skipped: [] };
  const seen = new Set<string>();
  await inSlices(records, ({ rowIndex, values }) => {
    const reason = skipReason(values);
    if (reason) {
      const said = reason === 'total' ? values.role : nameIn(values) || values.email;
      return read.skipped.push({ rowIndex, reason, text: quoted(said) });
    }
    const { row, issues } = readRow({ rowIndex, values }, against);
    if (row && issues.length === 0) {
      const key = keyOf(row);
      if (!seen.has(key)) {
        seen.add(key);
        return read.rows.push(row);
      }
      issues.push({ path: '', key: 'reportHistoryMessages.twice' });
    }
    return read.wrong.push({ rowIndex, issues, values });
  });
  return read;
}

const skipReason = ({ role, mark }: Values) =>
  isOverall(role) ? 'total' : isNoMark(mark) ? 'empty' : undefined;

const keyOf = ({ subject, title, dateStart, dateEnd, competence, type }: HistoryRow): string =>
  JSON.stringify([subject.id, fold(title ?? ''), dateStart, dateEnd, competence.id, type]);

const nameIn = ({ fullName, lastName, firstName, middleName }: Values): string =>
  fullName || [lastName, firstName, middleName].filter(Boolean).join(' ');

function readRow({ rowIndex, values }: Record, against: Against) {
  const issues: Issue[] = [];
  const { subject, issue: ofSubject } = readSubject(values, against.people);
  if (ofSubject) issues.push(ofSubject);
  issues.push(...textIssues('competence', text(longestName), values.competence));
  issues.push(...textIssues('title', optionalText(longestTitle), values.title));
  const type = readHistoryRole(values.role);
  if (!type) issues.push(values.role === '' ? missing('role') : wrong('role', 'unknownRole'));
  const mark = readMark(values.mark, against.scale);
  if (mark === 'wrong') issues.push(wrong('mark', 'notAMark'));
  if (mark === undefined) issues.push(wrong('mark', 'outsideScale', endsOf(against.scale)));
  const count = readCount(values.count);
  if (count === 'wrong') issues.push(wrong('count', 'notACount'));
  const days = readDays(values.dateStart, values.dateEnd);
  if (days === 'wrong') issues.push(wrong('dateStart', 'wrongDays'));
  else if (days.dateEnd > against.latestEnd) issues.push(wrong('dateStart', 'tooRecent'));
  if (!subject || !type || typeof mark !== 'object' || count === 'wrong' || days === 'wrong') {
    return { issues };
  }
  const competence = competenceOf(values.competence, against);
  const row = { rowIndex, subject, competence, type, mark, count, title: values.title || null };
  return { row: { ...row, ...days } satisfies HistoryRow, issues };
}

const longestTitle = 200;

const textIssues = (path: HistoryField, schema: z.core.$ZodType, cell: string): Issue[] => {
  const parsed = z.safeParse(schema, cell, { reportInput: true });
  return parsed.success ? [] : issuesOf(parsed.error).map((issue) => ({ ...issue, path }));
};

type WrongKey =
  | 'unknownRole'
  | 'notAMark'
  | 'outsideScale'
  | 'notACount'
  | 'wrongDays'
  | 'tooRecent'
  | 'unknownEmail'
  | 'unknownName'
  | 'severalNamed';
const wrong = (path: HistoryField, key: WrongKey, params?: Issue['params']): Issue => ({
  path,
  key: `reportHistoryMessages.${key}`,
  ...(params && { params }),
});
const missing = (path: HistoryField): Issue => ({ path, key: 'validation.required' });

/** The e-mail decides where there is one: names change and repeat. */
function readSubject(values: Values, people: People): { subject?: Person; issue?: Issue } {
  const name = nameIn(values);
  if (values.email !== '') {
    const { email, issue } = readEmail(values.email);
    const subject = people.withEmail(email);
    return subject ? { subject } : { issue: issue ?? wrong('email', 'unknownEmail') };
  }
  const path = values.fullName === '' && values.lastName !== '' ? 'lastName' : 'fullName';
  if (name === '') return { issue: missing(path) };
  const [subject, ...others] = people.named(name);
  if (!subject) return { issue: wrong(path, 'unknownName') };
  return others.length > 0 ? { issue: wrong(path, 'severalNamed') } : { subject };
}

/**
 * One that the directory doesn't have is known by its name: the same name has the same id in all
 * reports of the company that are brought in.
 */
function competenceOf(name: string, { findCompetence, brandId }: Against) {
  const plain = name.replace(/\s+/g, ' ');
  return findCompetence(name) ?? { id: idOfName(brandId, plain), name: { ru: plain } };
}

function idOfName(brandId: string, name: string): string {
  const hash = createHash('sha256')
    .update(`${brandId} ${fold(name)}`)
    .digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  return [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join('-');
}
