import { randomUUID } from 'node:crypto';
import type { QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { listsOf, ownColumns, type WholeForm } from './record/fields.ts';
import { findKnown } from './record/form-queries.ts';
import { insertLists, type Lists } from './record/lists-queries.ts';
import {
  getSmallGroups,
  type HandedOn,
  insertQuestionaries,
  type OwnColumns,
  type QuestionaryRow,
  takeNumbers,
} from './record/queries.ts';
import { formIssues, type KnownInBrand } from './record/rules.ts';

/** Saves a new questionary and returns its id. 400 with every wrong field. */
export async function createQuestionary(
  scope: Scope,
  form: QuestionaryForm,
  now: Date,
): Promise<string> {
  const smallGroups = form.smallGroups ?? (await getSmallGroups(scope));
  const [made] = await createQuestionaries(scope, [{ ...form, smallGroups }], now);
  return made.id;
}

/**
 * The same for many at once, numbered in their order. 400 with everything wrong with the first bad
 * one. `handedOn`: what their cycle decides about them. `known`: what they name, where the caller has read it.
 */
export async function createQuestionaries(
  scope: Scope,
  forms: readonly WholeForm[],
  now: Date,
  { handedOn, known }: { handedOn?: HandedOn; known?: KnownInBrand } = {},
): Promise<MadeList> {
  requireNoIssues(forms, known ?? (await findKnown(scope, forms)));
  const drafts = forms.map((form) => ({ columns: ownColumns(form), lists: listsOf(form) }));
  return insertWithLists(scope, drafts, now, handedOn);
}

export interface Draft {
  columns: OwnColumns;
  lists: Lists;
}
/** The questionaries made: as many as were given, and at least one. */
type MadeList = [QuestionaryRow, ...QuestionaryRow[]];

/** Inserts rows with their numbers and lists, and returns them. One takes as many statements as a thousand. */
export async function insertWithLists(
  scope: Scope,
  drafts: readonly Draft[],
  now: Date,
  handedOn: HandedOn = {},
): Promise<MadeList> {
  const first = await takeNumbers(scope, drafts.length);
  const made = drafts.map((draft, at) => ({ ...draft, id: randomUUID(), number: first + at }));
  const rows = await insertQuestionaries(
    scope,
    made.map(({ columns, id, number }) => ({
      ...columns,
      ...handedOn,
      id,
      number,
      createdAt: now,
    })),
  );
  await insertLists(scope, made);
  return rows.sort((a, b) => a.number - b.number) as MadeList;
}

/** 400 with everything wrong with the first bad one. What is `kept` may be archived (rule 86). */
export async function requireValid(
  scope: Scope,
  forms: readonly QuestionaryForm[],
  kept: readonly (string | null)[] = [],
): Promise<void> {
  const found = await findKnown(scope, forms);
  const archivedIds = new Set([...found.archivedIds].filter((id) => !kept.includes(id)));
  requireNoIssues(forms, { ...found, archivedIds });
}

function requireNoIssues(forms: readonly QuestionaryForm[], known: KnownInBrand): void {
  for (const form of forms) {
    const issues = formIssues(form, known);
    if (issues.length > 0) throw invalid(...issues);
  }
}
