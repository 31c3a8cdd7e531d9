import { z } from 'zod/mini';
import { type CompetenceForm, competenceForm } from '#core/competence/contract/competence.ts';
import type { CompetenceField } from '#core/competence/contract/competence-file.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { type Issue, issuesOf } from '#platform/contract/call/issues.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { TableRecord } from '#platform/server/table-file/columns/map-columns.ts';
import type { WrongRow } from '#platform/server/table-file/columns/speak-problems.ts';
import { stepsOf } from './first-steps.ts';

type Row = TableRecord<CompetenceField>;
type Texts = Readonly<Record<CompetenceField, string>>;

/** A competence as the company has it. */
export interface SavedCompetence {
  id: string;
  name: Localized;
  description: Localized;
  questionList: { id: string; text: Localized }[];
  /** The company's own. Null while nobody has changed what the library proposes. */
  firstSteps: Localized[] | null;
  isArchived: boolean;
}

export interface ReadCompetence {
  /** Where it begins. */
  rowIndex: number;
  /** The one of this name, whatever its case, ё and spaces. */
  saved: SavedCompetence | undefined;
  /** Undefined where something is wrong. */
  form: CompetenceForm | undefined;
  wrong: WrongRow<CompetenceField>[];
}

/** What the rows are compared with. */
export interface Known {
  /** The saved competencies by folded name. Where several have one name, none of them can be meant. */
  saved: ReadonlyMap<string, readonly SavedCompetence[]>;
  /** Columns that the file does not have. Known competencies keep what they have there. */
  missing: readonly CompetenceField[];
}

/** Turns rows into competencies. A row without a name, or with the same one, goes on with the competence above it. */
export function readCompetences(rows: readonly Row[], known: Known): Promise<ReadCompetence[]> {
  const seen = new Set<string>();
  return inSlices(groupRows(rows), (group) => {
    const name = fold(group.texts.name);
    const isTwice = name !== '' && seen.has(name);
    seen.add(name);
    return readGroup(group, { ...known, isTwice });
  });
}

const ofCompetence = ['name', 'nameEn', 'description', 'descriptionEn'] as const;

interface Group {
  /** Never empty. */
  rows: Row[];
  /** What is said of the competence itself: the first filled text of each column. Questions and steps are '' here. */
  texts: Record<CompetenceField, string>;
  /** Rows that say something else of the competence than the rows above them. */
  different: { row: Row; field: CompetenceField }[];
}

function groupRows(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && goesOn(last.texts, row.values)) add(last, row);
    else {
      const values = { ...row.values, question: '', questionEn: '', step: '', stepEn: '' };
      groups.push({ rows: [row], texts: values, different: [] });
    }
  }
  return groups;
}

/** The English name tells competencies apart where the Russian one is missing. */
function goesOn(texts: Texts, { name, nameEn }: Texts): boolean {
  if (name !== '') return fold(name) === fold(texts.name);
  return nameEn === '' || fold(nameEn) === fold(texts.nameEn);
}

function add(group: Group, row: Row): void {
  group.rows.push(row);
  for (const field of ofCompetence) {
    const value = row.values[field];
    if (value === '') continue;
    if (group.texts[field] === '') group.texts[field] = value;
    else if (fold(group.texts[field]) !== fold(value)) group.different.push({ row, field });
  }
}

function readGroup(
  { rows, texts, different }: Group,
  { saved: known, missing, isTwice }: Known & { isTwice: boolean },
): ReadCompetence {
  const found = meantBy(texts.name, known);
  const [saved] = found;
  const asked = rows.filter(({ values }) => values.question !== '' || values.questionEn !== '');
  const begun = rows.filter(({ values }) => values.step !== '' || values.stepEn !== '');
  const has = (field: CompetenceField) => !saved || !missing.includes(field);
  const english = inEnglish(saved?.questionList.map(({ text }) => text) ?? []);
  const stepsInEnglish = inEnglish(saved ? stepsOf(saved) : []);
  const form = {
    nameText: {
      ru: saved?.name.ru ?? texts.name,
      en: has('nameEn') ? texts.nameEn : saved?.name.en,
    },
    descriptionText: {
      ru: has('description') ? texts.description : saved?.description.ru,
      en: has('descriptionEn') ? texts.descriptionEn : saved?.description.en,
    },
    questionList: asked.map(({ values }) => ({
      questionText: {
        ru: values.question,
        en: has('questionEn') ? values.questionEn : english.get(fold(values.question)),
      },
    })),
    ...(!missing.includes('step') && {
      firstStepList: begun.map(({ values }) => ({
        ru: values.step,
        en: has('stepEn') ? values.stepEn : stepsInEnglish.get(fold(values.step)),
      })),
    }),
  };
  const [first] = rows as [Row, ...Row[]];
  const parsed = z.safeParse(competenceForm, form, { reportInput: true });
  const issues = [
    ...(parsed.success ? [] : issuesOf(parsed.error)).map((issue) =>
      placed(issue, first, { asked, begun }),
    ),
    ...different.map(({ row, field }) => at(row, field, 'differs')),
    ...(found.length > 1 ? [at(first, 'name', 'sameNames')] : []),
  ];
  // What its rows lack stands where it is the first time.
  const wrong = byRow(isTwice ? [at(first, 'name', 'twiceInFile')] : issues);
  const isGood = wrong.length === 0;
  return { rowIndex: first.rowIndex, saved, form: isGood ? parsed.data : undefined, wrong };
}

/** The competencies of this name. The archive is asked where the directory has none. */
function meantBy(name: string, known: Known['saved']): readonly SavedCompetence[] {
  const found = known.get(fold(name)) ?? [];
  const current = found.filter(({ isArchived }) => !isArchived);
  return current.length > 0 ? current : found;
}

const inEnglish = (texts: readonly Localized[]) =>
  new Map(texts.map(({ ru, en }) => [fold(ru), en]));

type Placed = { row: Row; issue: Issue };
type Said = 'differs' | 'twiceInFile' | 'sameNames';
const at = (row: Row, path: CompetenceField, said: Said): Placed => ({
  row,
  issue: { path, key: `directoryMessages.competence.${said}` },
});

const columnOf: Record<string, CompetenceField> = {
  'nameText.ru': 'name',
  'nameText.en': 'nameEn',
  'descriptionText.ru': 'description',
  'descriptionText.en': 'descriptionEn',
  'questionText.ru': 'question',
  'questionText.en': 'questionEn',
  firstStepList: 'step',
  ru: 'step',
  en: 'stepEn',
};
const english = {
  name: 'nameEn',
  description: 'descriptionEn',
  question: 'questionEn',
  step: 'stepEn',
} as const;

/** An issue of the form at its row and column. `asked` are the rows with questions, `begun` those with steps. */
function placed(
  issue: Issue,
  first: Row,
  { asked, begun }: Record<'asked' | 'begun', readonly Row[]>,
): Placed {
  const [, list, number, inside] =
    /^(questionList|firstStepList)\.(\d+)\.(.+)$/.exec(issue.path) ?? [];
  const row = (list === 'firstStepList' ? begun : asked)[Number(number)] ?? first;
  const path = columnOf[inside ?? issue.path] ?? 'question';
  const translated = row.values[english[path as keyof typeof english]] ?? '';
  if (issue.key === 'validation.required' && translated !== '') {
    return { row, issue: { path, key: 'directoryMessages.competence.onlyEnglish' } };
  }
  // The check says that one question must remain; to somebody who has a file, one is missing.
  const key = issue.key === 'validation.tooFew' ? 'validation.required' : issue.key;
  return { row, issue: { ...issue, path, key } };
}

function byRow(placedIssues: readonly Placed[]): WrongRow<CompetenceField>[] {
  const rows = new Map<Row, Issue[]>();
  for (const { row, issue } of placedIssues) rows.set(row, [...(rows.get(row) ?? []), issue]);
  return [...rows].map(([{ rowIndex, values }, issues]) => ({ rowIndex, values, issues }));
}
