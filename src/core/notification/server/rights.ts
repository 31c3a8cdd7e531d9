import type { RightChange, RightsNews } from '#core/security/contract/rules/right-change.ts';
import { permissionsOf, type Role } from '#platform/contract/call/access.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Where super admins stop a change of rights; the users for HR, home for everybody else. */
export function rightsPath({ roles }: { roles: readonly string[] }): string {
  const held = permissionsOf(roles as Role[]);
  if (held.includes('security_security_update')) return '/estimation/security';
  return held.includes('user_user_list') ? '/estimation/users' : '/';
}

/** What a change does, in words: "roles: HR → Employee; sign-in disabled". */
export function describeRights(change: RightChange, locale: Locale): string {
  const t = speak[locale];
  const { roles, disabled, emailTo, removed, factorReset } = change;
  const named = (held: readonly Role[]) => held.map((role) => t(`role.${role}`)).join(', ');
  const said = [
    removed && t('notification.rights.removed'),
    !removed &&
      roles &&
      (roles.before.length > 0
        ? t('notification.rights.roles', { before: named(roles.before), after: named(roles.after) })
        : t('notification.rights.given', { roles: named(roles.after) })),
    disabled && t(`notification.rights.${disabled.after ? 'disabled' : 'enabled'}`),
    emailTo && t('notification.rights.email', { email: emailTo }),
    factorReset && t('notification.rights.factorReset'),
  ];
  return said.filter(Boolean).join('; ');
}

/** The change of rights as the text of a notification. No company rewords it. */
export function spellRights(news: RightsNews, locale: Locale): string {
  const { what, by, whom, change } = news;
  const said = { whom, what: describeRights(change, locale) };
  const t = speak[locale];
  return by === null
    ? t('notification.rights.notDone', said)
    : t(`notification.rights.${what}`, { ...said, by });
}
