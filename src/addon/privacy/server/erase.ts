import { endKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import { getDefaultLocale, lockBrand } from '#core/company/server/queries.ts';
import { endAccess, isUsedElsewhere } from '#core/user/server/account-queries.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import { speak } from '#platform/texts/speak.ts';
import {
  deleteReportsAbout,
  type Erasable,
  findHindrances,
  listKnown,
  listReportsByRater,
  lockPeople,
  renameSubject,
  saveRaters,
} from './erase-queries.ts';
import { withoutNames } from './erase-rules.ts';
import {
  blankEmployees,
  deleteAccount,
  deleteMemberships,
  type ErasedPerson,
  forgetBelongings,
  forgetMessages,
  forgetNews,
} from './forget-queries.ts';

/**
 * Erases former people (rule 114): «Бывший сотрудник 17» is left, in the company's language, with what
 * others' reports rest on. The reports about them go with `withReports`, or stay without the name. Runs in
 * the caller's transaction and may run twice: who can't be erased (`findHindrances`) is left as they are.
 * Returns the ids of those who were. The activity log keeps its names for its own term.
 */
export async function erasePeople(
  scope: Scope,
  ids: readonly string[],
  { withReports, now }: { withReports: boolean; now: Date },
): Promise<string[]> {
  await lockBrand(scope);
  await lockPeople(scope, ids);
  const hindered = await findHindrances(scope, ids, now);
  const known = await listKnown(
    scope,
    ids.filter((id) => !hindered.has(id)),
  );
  if (known.length === 0) return [];
  const t = speak[await getDefaultLocale(scope)];
  const people = known.map((one) => ({
    ...one,
    lastName: t('erased.lastName'),
    firstName: String(one.number),
  }));
  await leaveReports(scope, people, { withReports, word: t('erased.rater') });
  await forgetMessages(scope, people);
  await forgetNews(scope, people);
  await forgetBelongings(scope, people);
  await happened(
    scope,
    people.map(({ id }) => ({ event: 'person.erased', facts: { employeeId: id } })),
    now,
  );
  await blankEmployees(scope, people, now);
  await endAccounts(scope, people);
  return people.map(({ id }) => id);
}

/** Takes them out of the reports about others, and out of those about themselves, or deletes the latter. */
async function leaveReports(
  scope: Scope,
  people: readonly ErasedPerson[],
  { withReports, word }: { withReports: boolean; word: string },
): Promise<void> {
  const ids = people.map(({ id }) => id);
  if (withReports)
    for (const questionaryId of await deleteReportsAbout(scope, ids))
      await endKeys(scope, questionaryId);
  else
    for (const { id, lastName, firstName } of people)
      await renameSubject(scope, id, loggedName({ lastName, firstName }));
  const namesOf = new Map(people.map(({ id, nameList }) => [id, nameList]));
  for (const { raters, ...row } of await listReportsByRater(scope, ids)) {
    const nameless = raters.map(({ id, type }) => ({ type, nameList: namesOf.get(id) ?? [] }));
    const participantProgressList = withoutNames(row.participantProgressList, nameless, word);
    await saveRaters(scope, { ...row, participantProgressList });
  }
}

async function endAccounts(scope: Scope, people: readonly ErasedPerson[]): Promise<void> {
  const accounts = people.flatMap(({ accountId }: Erasable) => accountId ?? []);
  for (const accountId of accounts) await endAccess(scope, accountId);
  const only: string[] = [];
  for (const accountId of accounts)
    if (!(await isUsedElsewhere(scope, accountId))) only.push(accountId);
  await deleteMemberships(scope, people);
  for (const accountId of only) await deleteAccount(scope, accountId);
}
