import type { CycleField, CycleForm } from '#core/cycle/contract/cycle.ts';
import { makeCycleByCards } from '#core/cycle/server/create-cycle.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import type { CreateManyForm } from '#core/questionary/contract/questionary-from-file.ts';
import type { AskedOfAll } from '#core/questionary/server/from-file/make-many.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { longDate } from '#platform/server/shared/long-date.ts';

/** What the forms of people and of a file say of their cycle alike. */
interface Given
  extends Pick<CreateManyForm, Exclude<keyof CreateManyForm & CycleField, 'competenceList'>> {
  /** Undefined where each position's own are used. */
  competenceIds: readonly string[] | undefined;
}

/** Makes the cycle that holds them. HR names the raters, so nobody chooses or approves. */
export function cycleOf(
  scope: Scope,
  { competenceIds, ...given }: Given,
  { t, locale, now }: Pick<AskedOfAll, 't' | 'locale' | 'now'>,
): Promise<CycleRow> {
  const { method, release = 'atOnce' } = given;
  const date = longDate(given.dateStart, locale);
  const form: CycleForm = {
    ...given,
    name: given.name ?? t('cycleMessages.byCardsName', { method, date }),
    release,
    chosenBy: 'hr',
    approvedBy: 'nobody',
    competenceSource: competenceIds ? 'list' : 'position',
    competenceList: (competenceIds ?? []).map((id) => ({ id })),
  };
  return makeCycleByCards(scope, form, now);
}
