import type { UnclearReason } from '#core/employee/contract/rules/run-outlook.ts';
import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';
import { isOutOfReach } from '#core/user/contract/policy/user.ts';
import { isSuper } from '#core/user/server/rules.ts';
import { isSameName, type Name, nameKey } from '#platform/server/shared/same-name.ts';
import type { Coming, Present } from './coming.ts';

export const hasMoreRights = (present: Present | undefined): boolean =>
  present !== undefined && isOutOfReach(present, new Set());

/** Why somebody whom the file names no more doesn't leave all the same (rule 188). */
export function whyAbsentStays(
  { saved, roles }: Present,
  { nameless, listed }: Pick<Coming, 'nameless' | 'listed'>,
  newNames: ReadonlySet<string>,
): UnclearReason | undefined {
  if (isSuper({ roles })) return 'super';
  // The file says itself that they have left.
  if (listed.has(saved.email)) return undefined;
  const { lastName, firstName, middleName } = saved;
  const whole = nameKey({ lastName, firstName: `${firstName} ${middleName ?? ''}` });
  if (nameless.has(nameKey(saved)) || nameless.has(whole)) return 'noEmail';
  return newNames.has(nameKey(saved)) ? 'namesake' : undefined;
}

const isRenamed = (form: Name, saved: Name): boolean =>
  (form.lastName !== saved.lastName || form.firstName !== saved.firstName) &&
  !isSameName(form, saved);

/**
 * The ids of people who take each other's name: more likely the file has their e-mails the wrong way round, so
 * nothing is done to them.
 */
export function findSwapped(planned: readonly PlannedEmployee[]): Set<string> {
  const renamed = planned.flatMap(({ id, form, saved }) =>
    saved && isRenamed(form, saved) ? [{ id, from: nameKey(saved), to: nameKey(form) }] : [],
  );
  const ways = new Set(renamed.map(({ from, to }) => `${from}>${to}`));
  return new Set(renamed.filter(({ from, to }) => ways.has(`${to}>${from}`)).map(({ id }) => id));
}
