import { NotAllowed, type Waiting } from '#core/mail/server/deliver.ts';
import { isOpenTo, type Share } from '#core/security/contract/rules/share.ts';
import { getShare } from '#core/security/server/queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { findOwnPeople, type Standing } from './queries.ts';

/** The people to whom the company sends reports (rule 99). */

interface Recipients {
  emailList: readonly string[];
  slackList: readonly string[];
}

/** Throws 400 at each address to which the company sends no reports, or none yet. */
export async function requireAllowed(
  scope: Scope,
  recipients: Recipients,
  now: Date,
): Promise<void> {
  const { share, emails, slackIds } = await findRefused(scope, recipients, now);
  const issues = [
    ...recipients.emailList.flatMap((email, at) => {
      const why = emails.get(email);
      return why ? [{ path: `emailList.${at}`, ...wordsFor(share, email, why) }] : [];
    }),
    ...recipients.slackList.flatMap((id, at) => {
      const why = slackIds.get(id);
      if (!why) return [];
      const unknown: Words = { key: 'reportSend.errors.slackUnknown', params: { id } };
      return [{ path: `slackList.${at}`, ...(why === 'new' ? tooNew(id) : unknown) }];
    }),
  ];
  if (issues.length > 0) throw invalid(...issues);
}

/** Asked again when a message is sent: the company may have decided otherwise since, or somebody left. */
export async function requireStillAllowed(
  scope: Scope,
  { channel, recipient }: Pick<Waiting, 'channel' | 'recipient'>,
  now: Date,
): Promise<void> {
  const recipients = {
    emailList: channel === 'email' ? [recipient] : [],
    slackList: channel === 'slack' ? [recipient] : [],
  };
  const { emails, slackIds } = await findRefused(scope, recipients, now);
  if (emails.size + slackIds.size > 0) throw new NotAllowed();
}

type Why = 'stranger' | 'new';

async function findRefused(scope: Scope, { emailList, slackList }: Recipients, now: Date) {
  const share = await getShare(scope);
  const strangers = emailList.filter((email) => !isOpenTo(share, email));
  const own =
    strangers.length + slackList.length > 0
      ? await findOwnPeople(scope, { emailList: strangers, slackList }, now)
      : undefined;
  const refused = (list: readonly string[], standings: ReadonlyMap<string, Standing> | undefined) =>
    new Map(
      list.flatMap((address): [string, Why][] => {
        const standing = standings?.get(address) ?? 'stranger';
        return standing === 'known' ? [] : [[address, standing]];
      }),
    );
  return {
    share,
    emails: refused(strangers, own?.emails),
    slackIds: refused(slackList, own?.slackIds),
  };
}

function wordsFor({ share, shareDomainList }: Share, email: string, why: Why): Words {
  if (why === 'new') return tooNew(email);
  return share === 'domains'
    ? {
        key: 'reportSend.errors.otherDomain',
        params: { email, domains: shareDomainList.join(', ') },
      }
    : { key: 'reportSend.errors.outsider', params: { email } };
}

type Words = Omit<Issue, 'path'>;

const tooNew = (address: string): Words => ({
  key: 'reportSend.errors.tooNew',
  params: { address },
});
