import { isOpenTo, type Share } from '#contract/company/rules/share.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import { NotAllowed, type Waiting } from '#server/company/delivery/deliver.ts';
import { getShare } from '#server/company/security/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { invalid } from '#server/platform/shared/errors.ts';
import { findOwnPeople } from './queries.ts';

/** To whom the company sends reports (rule 99). */

interface Recipients {
  emailList: readonly string[];
  slackList: readonly string[];
}

/** Throws 400 at each address to which the company sends no reports. */
export async function requireAllowed(scope: Scope, recipients: Recipients): Promise<void> {
  const { share, emails, slackIds } = await findRefused(scope, recipients);
  const issues = [
    ...recipients.emailList.flatMap((email, at) =>
      emails.includes(email) ? [{ path: `emailList.${at}`, ...wordsFor(share, email) }] : [],
    ),
    ...recipients.slackList.flatMap((id, at) =>
      slackIds.includes(id)
        ? [
            {
              path: `slackList.${at}`,
              key: 'reportSend.errors.slackUnknown' as const,
              params: { id },
            },
          ]
        : [],
    ),
  ];
  if (issues.length > 0) throw invalid(...issues);
}

/** Asked again when a message is sent: the company may have decided otherwise since, or somebody left. */
export async function requireStillAllowed(
  scope: Scope,
  { channel, recipient }: Pick<Waiting, 'channel' | 'recipient'>,
): Promise<void> {
  const { emails, slackIds } = await findRefused(scope, {
    emailList: channel === 'email' ? [recipient] : [],
    slackList: channel === 'slack' ? [recipient] : [],
  });
  if (emails.length + slackIds.length > 0) throw new NotAllowed();
}

async function findRefused(scope: Scope, { emailList, slackList }: Recipients) {
  const share = await getShare(scope);
  const strangers = emailList.filter((email) => !isOpenTo(share, email));
  if (strangers.length + slackList.length === 0) return { share, emails: [], slackIds: [] };
  const own = await findOwnPeople(scope, { emailList: strangers, slackList });
  return {
    share,
    emails: strangers.filter((email) => !own.emails.has(email)),
    slackIds: slackList.filter((id) => !own.slackIds.has(id)),
  };
}

function wordsFor({ share, shareDomainList }: Share, email: string): Omit<Issue, 'path'> {
  return share === 'domains'
    ? {
        key: 'reportSend.errors.otherDomain',
        params: { email, domains: shareDomainList.join(', ') },
      }
    : { key: 'reportSend.errors.outsider', params: { email } };
}
