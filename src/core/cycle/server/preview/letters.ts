import { getCycleRow } from '#core/cycle/server/record/queries.ts';
import { letterValues } from '#core/invitation/server/letter-values.ts';
import type { OpenAssignment } from '#core/invitation/server/queries.ts';
import { aboutLink } from '#core/invitation/server/write-invitation.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import { findReader } from '#core/notification/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { speak } from '#platform/texts/speak.ts';
import { previewRole } from './load-preview.ts';
import { findAnswering, listPreviewPeople, listQuestionsAhead } from './queries.ts';

/** How many people such a letter tells of. */
const mostShown = 3;

/**
 * The invitation that raters of a cycle will get, in the company's words, to HR who asked for it. It opens the cycle: no
 * link to answer by exists yet. Null when the address is no longer theirs, or nobody is left to be assessed.
 */
export function renderTestInvitation(
  context: Context,
  brandId: string,
  { membershipId, cycleId }: DeliveryPayloads['testInvitation'],
  email: string,
) {
  return withBrand({ database: context.database, brandId }, async (scope) => {
    const recipient = await findReader(scope, membershipId);
    const open = await openAhead(scope, cycleId);
    if (recipient?.email !== email || open.length === 0) return null;
    const { brand, locale, firstName, lastName } = recipient;
    const { name, dateStart } = await getCycleRow(scope, cycleId);
    const t = speak[locale];
    const organisers = [{ name: `${firstName} ${lastName}`, email }];
    const values = letterValues(
      { recipient, brand, open, organisers, today: dateStart },
      { t, address: `${context.config.publicUrl}/estimation/cycles/${cycleId}` },
    );
    const small = [
      t('mail.testInvitation.what', { cycle: name }),
      t('mail.testInvitation.link'),
      ...aboutLink(context, open, t),
    ];
    const letter = await writeFromTemplate<'invitation'>(
      scope,
      { type: 'invitation', locale },
      values,
      { sender: brand, small },
    );
    return { ...letter, subject: t('mail.testInvitation.subject', { subject: letter.subject }) };
  });
}

/** What a rater would be asked on the first day about the first people of a cycle. */
async function openAhead(scope: Scope, cycleId: string): Promise<OpenAssignment[]> {
  const { method, isAnonymous, dateEnd, mayDecline, message, number } = await getCycleRow(
    scope,
    cycleId,
  );
  const people = await listPreviewPeople(scope, cycleId, { most: mostShown });
  const { threshold: anonymityThreshold } = await findAnswering(scope);
  const open: OpenAssignment[] = [];
  for (const { id, firstName, lastName, positionId } of people) {
    const questions = await listQuestionsAhead(scope, cycleId, positionId);
    const count = (type: 'rating' | 'text') => questions.filter((one) => one.type === type).length;
    open.push({
      questionaryId: cycleId,
      number: 0,
      letterId: null,
      dateEnd,
      type: previewRole(method),
      subjectId: id,
      lastName,
      firstName,
      method,
      isAnonymous,
      anonymityThreshold,
      mayDecline,
      ratingCount: count('rating'),
      textCount: count('text'),
      message,
      cycleNumber: number,
    });
  }
  return open;
}
