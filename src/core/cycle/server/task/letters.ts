import { findAddressee } from '#core/invitation/server/addressee.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import type { Render } from '#core/mail/server/deliver.ts';
import { closeDelivery } from '#core/mail/server/queries.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import { planPath, reportsPath, wishesPath } from '#core/notification/server/kinds.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { speak } from '#platform/texts/speak.ts';
import { listMessages } from './digest-queries.ts';
import { taskLetterValues } from './letter-values.ts';
import { isByLink, isOfCycle, isOwnChoice, listTaskItems, type TaskItem } from './list-tasks.ts';

/**
 * "You have something to do": all that waits for the person besides answering as the letter is written, with their
 * personal link. Null when nothing does, or the person has left or has another address. Where only reports, plans and wishes wait
 * the button asks to sign in, for those don't open by link.
 */
export const renderTasks: Render<'tasks'> = (
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
    const { locale } = recipient;
    const all = await listTaskItems({ ...scope, locale }, [employeeId], today);
    const items = all.get(employeeId) ?? [];
    if (items.length === 0) return null;
    const { token, tokenHash } = makeInvitationToken(brandId);
    const path = linkPathOf(items, token);
    if (path) await insertInvitation(scope, { employeeId, tokenHash });
    const t = speak[locale];
    const address = `${config.publicUrl}${path ?? signedInPathOf(items)}`;
    const cycles = items.filter(isOfCycle).map(({ cycleId }) => cycleId);
    const messages = await listMessages(scope, [...new Set(cycles)]);
    const values = taskLetterValues({ recipient, brand, items, messages }, { t, address });
    const small = [t(path ? 'mail.tasks.personal' : 'mail.news.signIn')];
    return writeFromTemplate(scope, { type: 'tasks', locale }, values, { sender: brand, small });
  });

function signedInPathOf(items: readonly TaskItem[]): string {
  if (items.every(({ kind }) => kind === 'plan')) return planPath;
  return items.every(({ kind }) => kind === 'wish') ? wishesPath : reportsPath;
}

/** Where a personal link leads: to the only list that waits, or to all. Undefined where nothing can be done by link. */
function linkPathOf(items: readonly TaskItem[], token: string): string | undefined {
  const [first, ...others] = items.filter(isByLink);
  if (!first) return undefined;
  if (others.length > 0 || !(isOwnChoice(first) || first.kind === 'replace')) {
    return `/testing/approvals?token=${token}`;
  }
  const { cycleId, employeeId } = first;
  return `/testing/raters?${new URLSearchParams({ token, cycleId, employeeId })}`;
}
