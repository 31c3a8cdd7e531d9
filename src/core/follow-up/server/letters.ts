import { findAddressee } from '#core/invitation/server/addressee.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import type { LetterValues } from '#core/mail/contract/template/rules/templates.ts';
import type { Render } from '#core/mail/server/deliver.ts';
import { closeDelivery } from '#core/mail/server/queries.ts';
import { personValues } from '#core/mail/server/template/person-values.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import { againPath } from '#core/notification/server/kinds.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { dayAndMonth } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { listAskedAgain } from './answer-queries.ts';

/**
 * "Has anything changed?" (rule 229): everybody of whom the person is asked again as the letter is written, with their
 * personal link. Null when nobody is left, or the person has left or has another address.
 */
export const renderFollowUp: Render<'followUp'> = (
  { database, config, now },
  brandId,
  { employeeId },
  email,
  letter,
) =>
  withBrand({ database, brandId }, async (scope) => {
    await closeDelivery(scope, letter.id);
    const found = await findAddressee(scope, { employeeId, email }, now());
    if (!found) return null;
    const { brand, recipient, today } = found;
    const [first, ...others] = await listAskedAgain(scope, employeeId, today);
    if (!first) return null;
    const asked: Asked = [first, ...others];
    const { locale } = recipient;
    const t = speak[locale];
    const { token, tokenHash } = makeInvitationToken(brandId);
    await insertInvitation(scope, { employeeId, tokenHash });
    const address = `${config.publicUrl}${againPath}?token=${token}`;
    const values = {
      ...personValues({ ...recipient, brand }, { t, locale }),
      ...askedValues(asked, { t, locale }),
      'link.button': { label: t('mail.followUp.button'), address },
    };
    const isHidden = asked.some(({ type }) => type !== 'supervisor');
    const small = [
      t('mail.invitation.personal'),
      ...(isHidden
        ? [t('mail.invitation.protection', { address: `${config.publicUrl}/answers-protected` })]
        : []),
    ];
    return writeFromTemplate(scope, { type: 'followUp', locale }, values, { sender: brand, small });
  });

type Row = Awaited<ReturnType<typeof listAskedAgain>>[number];
/** The nearest day first. */
type Asked = readonly [Row, ...Row[]];

/** Whom it is about, until when, and who will see the answers: the least threshold of all, as each person has their own. */
function askedValues(
  asked: Asked,
  { t, locale }: { t: T; locale: Locale },
): Pick<
  LetterValues<'followUp'>,
  'assessment.who' | 'assessment.list' | 'assessment.until' | 'assessment.confidentiality'
> {
  const [nearest] = asked;
  const count = new Set(asked.map(({ subjectId }) => subjectId)).size;
  const threshold = Math.min(...asked.map((one) => one.threshold));
  return {
    'assessment.who':
      count === 1 ? `${nearest.firstName} ${nearest.lastName}` : t('mail.people', { count }),
    'assessment.list': asked.map((one) => ({
      name: shortName(one, locale),
      role: one.type,
      until: dayAndMonth(one.until, locale),
    })),
    'assessment.until': dayAndMonth(nearest.until, locale),
    'assessment.confidentiality': t('mail.followUp.confidentiality', { threshold }),
  };
}
