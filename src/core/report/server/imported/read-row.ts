import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import { longestName } from '#core/competence/contract/competence.ts';
import { readEmail } from '#core/employee/server/import/read-email.ts';
import { nameIn } from '#core/employee/server/import/read-employees.ts';
import { endsOf, type ImportedScale } from '#core/report/contract/content/imported-scale.ts';
import type { ImportedField } from '#core/report/contract/imported-report.ts';
import { type Localized, optionalText, text } from '#platform/contract/call/fields.ts';
import { type Issue, issuesOf } from '#platform/contract/call/issues.ts';
import { onceEach } from '#platform/server/shared/once-each.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { TableRecord } from '#platform/server/table-file/columns/map-columns.ts';
import type { ImportedMark } from './make-content.ts';
import type { ReportedPeople, ReportedPerson } from './people.ts';
import { type AssessmentDays, readCount, readDays, readMark } from './read-cells.ts';
import { readImportedRole } from './role-words.ts';

/** What the rows of a file are checked against. */
export interface Against {
  people: ReportedPeople;
  /** The competence that a name means; undefined for one that the directory doesn't have. */
  findCompetence: (name: string) => { id: string; name: Localized } | undefined;
  brandId: string;
  scale: ImportedScale;
  /** An assessment that ended later is too recent (rule 88). */
  latestEnd: string;
}

export interface ImportedRow extends ImportedMark, AssessmentDays {
  subject: ReportedPerson;
  title: string | null;
}

type Record = TableRecord<ImportedField>;

/**
 * Reads a row with everything that is wrong with it. What a cell means is worked out once: a file of
 * 80,000 marks has few names, days and numbers.
 */
export function createRowReader(against: Against) {
  const { people, scale, latestEnd } = against;
  const subjectOf = onceEach((email: string, name: string, isSplit: string) =>
    readSubject({ email, name, isSplit: isSplit !== '' }, people),
  );
  const competence = onceEach((name: string) => ({
    found: competenceOf(name, against),
    issues: textIssues('competence', competenceName, name),
  }));
  const titleIssues = onceEach((cell: string) => textIssues('title', titleText, cell));
  const markIn = onceEach((cell: string) => readMark(cell, scale));
  const daysIn = onceEach(readDays);
  return ({ rowIndex, values }: Record) => {
    const issues: Issue[] = [];
    const isSplit = values.fullName === '' ? values.lastName : '';
    const { subject, issue: ofSubject } = subjectOf(values.email, nameIn(values), isSplit);
    if (ofSubject) issues.push(ofSubject);
    const { found, issues: ofCompetence } = competence(values.competence);
    issues.push(...ofCompetence, ...titleIssues(values.title));
    const type = readImportedRole(values.role);
    if (!type) issues.push(values.role === '' ? missing('role') : wrong('role', 'unknownRole'));
    const mark = markIn(values.mark);
    if (mark === 'wrong') issues.push(wrong('mark', 'notAMark'));
    if (mark === undefined) issues.push(wrong('mark', 'outsideScale', endsOf(scale)));
    const count = readCount(values.count);
    if (count === 'wrong') issues.push(wrong('count', 'notACount'));
    const days = daysIn(values.dateStart, values.dateEnd);
    if (days === 'wrong') issues.push(wrong('dateStart', 'wrongDays'));
    else if (days.dateEnd > latestEnd) issues.push(wrong('dateStart', 'tooRecent'));
    if (!subject || !type || typeof mark !== 'object' || count === 'wrong' || days === 'wrong') {
      return { issues };
    }
    const title = values.title || null;
    const row: ImportedRow = {
      rowIndex,
      subject,
      competence: found,
      type,
      mark,
      count,
      title,
      ...days,
    };
    return { row, issues };
  };
}

const competenceName = text(longestName);
const titleText = optionalText(200);

const textIssues = (path: ImportedField, schema: z.core.$ZodType, cell: string): Issue[] => {
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
const wrong = (path: ImportedField, key: WrongKey, params?: Issue['params']): Issue => ({
  path,
  key: `reportHistoryMessages.${key}`,
  ...(params && { params }),
});
const missing = (path: ImportedField): Issue => ({ path, key: 'validation.required' });

interface Named {
  email: string;
  name: string;
  /** The name is in several columns. */
  isSplit: boolean;
}

/** The e-mail decides where there is one, also in the place of a name: names change and repeat. */
function readSubject(
  { email: cell, name, isSplit }: Named,
  people: ReportedPeople,
): { subject?: ReportedPerson; issue?: Issue } {
  const path = isSplit ? 'lastName' : 'fullName';
  if (cell !== '' || name.includes('@')) {
    const { email, issue } = readEmail(cell || name);
    const subject = people.withEmail(email);
    if (subject) return { subject };
    const at = cell === '' ? path : 'email';
    return { issue: issue ? { ...issue, path: at } : wrong(at, 'unknownEmail') };
  }
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
