import type { SubjectField } from '#core/questionary/contract/questionary-from-file.ts';
import type {
  MappedTable,
  RowIssues,
  TableRecord,
} from '#platform/server/table-file/columns/map-columns.ts';
import { missingColumn } from '#platform/server/table-file/columns/missing-column.ts';

/** A file about several subjects, whichever way it names them. */
export interface SubjectFile {
  /** `subject` is the cell that names who is assessed. */
  records: TableRecord<'subject' | 'email' | 'role'>[];
  errors: RowIssues[];
  isByName: boolean;
  /** Whether it names anybody who assesses. */
  hasRaters: boolean;
}

/**
 * Understands a table as pairs of subject and participant, or as a plain list of subjects: then the
 * column with e-mails is theirs, or the one with names (rule 84).
 */
export function readSubjectFile(table: MappedTable<SubjectField>): SubjectFile {
  const has = (key: SubjectField) => !table.missing.includes(key);
  const isList = !has('role') && !(has('subjectEmail') && has('email'));
  const named = (['subjectEmail', ...(isList ? (['email'] as const) : []), 'subjectName'] as const)
    .filter(has)
    .at(0);
  const missing: SubjectField[] = [
    ...(named ? [] : (['subjectEmail'] as const)),
    ...(isList ? [] : (['email', 'role'] as const).filter((key) => !has(key))),
  ];
  const records = table.records.map(({ rowIndex, values }) => ({
    rowIndex,
    values: {
      subject: named ? values[named] : '',
      email: isList ? '' : values.email,
      role: isList ? '' : values.role,
    },
  }));
  return {
    records,
    errors: table.errors.length > 0 ? table.errors : missingColumns(missing),
    isByName: named === 'subjectName',
    hasRaters: records.some(({ values }) => values.email !== '' || values.role !== ''),
  };
}

function missingColumns(missing: readonly SubjectField[]): RowIssues[] {
  const issues = missing.map((key) => missingColumn(key));
  return issues.length > 0 ? [{ rowIndex: 1, issues }] : [];
}
