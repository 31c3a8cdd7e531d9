import { type CycleField, type CycleForm, cycleFieldNames } from '#core/cycle/contract/cycle.ts';
import { weeksOf } from '#core/questionary/contract/rules/ask-again.ts';
import { firstLimits, firstShareOn, hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { SmallGroups } from '#platform/contract/rules/methods.ts';
import type { CycleColumns, CycleDefaults, CycleRow } from './queries.ts';

/** What a form leaves to the company, or to what is saved. */
type Left = Pick<CycleRow, 'limits' | 'perRater' | 'askAgainWeeks'> & { smallGroups: SmallGroups };

/** What the company decides about a new one. */
export const leftToBrand = ({ anonymityThreshold, ...own }: CycleDefaults): Left => ({
  limits: firstLimits(anonymityThreshold),
  askAgainWeeks: null,
  ...own,
});

const columnNames = cycleFieldNames.filter((name) => name !== 'competenceList');

/** The settings alone, of whatever holds them. */
export const settingsOf = (from: CycleColumns): CycleColumns =>
  Object.fromEntries(columnNames.map((name) => [name, from[name]])) as CycleColumns;

/** The row of a form. What its other settings make meaningless is dropped. */
export function cycleColumns(form: CycleForm, left: Left): CycleColumns {
  const { release, dateEnd } = form;
  return settingsOf({
    ...form,
    smallGroups: form.smallGroups ?? left.smallGroups,
    limits: form.limits ?? left.limits,
    perRater: form.perRater ?? left.perRater,
    chooseUntil: hasChoosing(form) ? (form.chooseUntil ?? null) : null,
    releaseOn: release === 'atOnce' ? null : (form.releaseOn ?? firstShareOn(dateEnd)),
    askAgainWeeks: weeksOf(form, left.askAgainWeeks),
    message: form.message || null,
  });
}

/** The competencies of a form: none where each position has its own. */
export const competenceIdsOf = ({ competenceSource, competenceList }: CycleForm): string[] =>
  competenceSource === 'list' ? [...new Set(competenceList.map(({ id }) => id))] : [];

/** A saved cycle, as far as a form changes it. */
export const savedCycle = (columns: CycleColumns, competenceList: string[]) => ({
  ...settingsOf(columns),
  competenceList,
});

/** A 409 at each changed field that is locked. */
export const lockedFields = (may: readonly CycleField[], changed: readonly string[]): Issue[] =>
  changed
    .filter((path) => !may.some((field) => field === path))
    .map((path) => ({ path, key: 'cycleMessages.locked' }));
