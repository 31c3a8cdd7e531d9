import { hasSettled, type RightChange } from '#core/security/contract/rules/right-change.ts';
import type { UserForm } from '#core/user/contract/user.ts';
import type { Member } from '#core/user/server/member-queries.ts';
import { isSuper, membershipOf, standingDetails } from '#core/user/server/rules.ts';
import type { Role } from '#platform/contract/call/access.ts';

/**
 * Whether somebody is a super administrator whose rights nobody else takes at once (rule 98): they may
 * sign in, and have been one for three days. A right given by mistake, or by a thief, is taken back at once.
 */
export const isSettled = (member: Member, now: Date): boolean =>
  isSuper(member) && !member.disabled && !member.waiting && hasSettled(member.superSince, now);

/** What of this form takes a super administrator's rights. Empty where nothing does. */
export function takenBy(member: Member, form: UserForm): RightChange {
  const wanted = membershipOf(form);
  const { roles, disabled } = standingDetails(member, wanted);
  return {
    ...(roles && !isSuper(wanted) && { roles }),
    ...(disabled?.after && { disabled }),
    ...(form.email !== member.email && { emailTo: form.email }),
  };
}

/** The form without that: it is saved at once. */
export const withoutTaken = (form: UserForm, member: Member, taken: RightChange): UserForm => ({
  ...form,
  ...(taken.roles && { roles: member.roles as Role[] }),
  ...(taken.disabled && { disabled: member.disabled }),
  email: member.email,
});

/** The form that does what was asked for, and leaves the rest as it is by then. */
export const formThatDoes = (
  member: Member,
  { roles, disabled, emailTo }: RightChange,
): UserForm => {
  const { firstName, lastName, locale, slackId } = member;
  return {
    firstName,
    lastName,
    locale,
    slackId,
    email: emailTo ?? member.email,
    roles: roles?.after ?? (member.roles as Role[]),
    disabled: disabled?.after ?? member.disabled,
  };
};
