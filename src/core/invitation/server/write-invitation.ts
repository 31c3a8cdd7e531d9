import { isDeclineOffered } from '#core/questionary/contract/rules/decline.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import type { PreparedInvitation } from './addressee.ts';
import { isHidden } from './letter-values.ts';
import type { OpenAssignment } from './queries.ts';

export interface InvitationWords {
  subject: string;
  title: string;
  intro: string;
  /** Comes last. */
  fact: [name: string, value: string];
}

/** Where a personal link leads. */
export const linkAddress = ({ config }: Context, token: string): string =>
  `${config.publicUrl}/testing?token=${token}`;

/** What every letter with a personal link says below it. */
export const aboutLink = ({ config }: Context, open: readonly OpenAssignment[], t: T): string[] => [
  t('mail.invitation.personal'),
  ...(isHidden(open)
    ? [t('mail.invitation.protection', { address: `${config.publicUrl}/answers-protected` })]
    : []),
  ...(open.some(isDeclineOffered) ? [t('mail.invitation.decline')] : []),
];

/** A letter about one questionary with the person's link: whom they assess, in which role and until when. */
export function writeInvitation(
  context: Context,
  found: PreparedInvitation,
  words: InvitationWords,
) {
  const { recipient, brand, open, token } = found;
  const { firstName, locale } = recipient;
  const t = speak[locale];
  const date = longDate((open as [OpenAssignment])[0].dateEnd, locale);
  return {
    subject: words.subject,
    ...writeLetter({
      locale,
      sender: brand,
      title: words.title,
      paragraphs: [t('mail.greetingByName', { firstName }), words.intro],
      facts: [
        ...rolesOf(open, { t, locale }),
        [t('mail.invitation.until'), t('mail.invitation.untilValue', { date })],
        words.fact,
      ],
      button: { label: t('mail.invitation.button'), address: linkAddress(context, token) },
      small: aboutLink(context, open, t),
    }),
  };
}

/** Who is assessed, role by role. */
function rolesOf(
  open: readonly OpenAssignment[],
  { t, locale }: { t: T; locale: Locale },
): [string, string][] {
  return reviewerRoles.flatMap((type): [string, string][] => {
    const names = open.filter((one) => one.type === type).map((one) => shortName(one, locale));
    return names.length > 0 ? [[t(`mail.invitation.as.${type}`), listed(names, t)]] : [];
  });
}

const mostNames = 10;

/** Names; only the first few of a long list. */
export function listed(names: readonly string[], t: T): string {
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return rest > 0 ? `${shown} ${t('mail.invitation.andMore', { count: rest })}` : shown;
}
