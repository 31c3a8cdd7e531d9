import type { GroupPreview, RoleOutcome } from '#core/questionary/contract/questionary-groups.ts';
import { joinWords } from '#platform/contract/rules/list-words.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';

/** What becomes of a role in the final report, in one or two sentences (rule 90). */
export function sayRole(role: GroupPreview['roleList'][number], texts: Texts): string {
  const { t, locale } = texts;
  const { asked, uncounted, needed, shownWith, below } = role;
  const isEnough = asked >= needed;
  const outcome = joinWords(
    below.map((types) => sayOutcome(types, texts)),
    locale,
    'disjunction',
  );
  const first = t(`smallGroups.preview.${isEnough ? 'from' : 'never'}`, { count: needed });
  const added = uncounted > 0 ? ` ${t('smallGroups.preview.uncounted', { count: uncounted })}` : '';
  return [
    `${first}${added}.`,
    ...(isEnough && shownWith?.length
      ? [t('smallGroups.preview.joins', { roles: rolesIn('toRoles', shownWith, texts) })]
      : []),
    t(`smallGroups.preview.${isEnough ? 'below' : 'instead'}`, { outcome }),
  ].join(' ');
}

const sayOutcome = (types: readonly AnonymousType[] | null, texts: Texts): string =>
  types
    ? texts.t('smallGroups.preview.shown', { roles: rolesIn('withRoles', types, texts) })
    : texts.t('smallGroups.preview.nowhere');

/** Says for how many people assessed, over many questionaries, the role stands alone, is combined or is left out. */
export function sayOutcomes(outcome: RoleOutcome, { t }: Texts): string {
  const { type, subjectCount: total, aloneCount: alone, combinedCount, leftOutCount } = outcome;
  const role = t(`reviewerRoles.${type}`);
  return [
    t('smallGroups.outcomes.alone', { role, alone, total }),
    ...(combinedCount > 0 ? [t('smallGroups.outcomes.combined', { count: combinedCount })] : []),
    ...(leftOutCount > 0 ? [t('smallGroups.outcomes.leftOut', { count: leftOutCount })] : []),
  ].join(', ');
}

/** Such as "коллегами и клиентами". */
const rolesIn = (
  as: 'toRoles' | 'withRoles',
  types: readonly AnonymousType[],
  { t, locale }: Texts,
): string =>
  joinWords(
    types.map((type) => t(`smallGroups.${as}.${type}`)),
    locale,
  );
