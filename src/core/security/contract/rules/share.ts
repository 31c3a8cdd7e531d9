import { networkName } from '#platform/contract/call/host.ts';
import type { Issue } from '#platform/contract/call/issues.ts';

/** Who may be sent a company's reports (rule 99). */

/** Its own people alone, also everybody at some domains, or any address. */
export const shareKinds = ['members', 'domains', 'anywhere'] as const;
export type ShareKind = (typeof shareKinds)[number];

export const mostShareDomains = 20;

export interface Share {
  share: ShareKind;
  shareDomainList: readonly string[];
}

/** Two parts at least, and none that is empty, so no `localhost` and no address of numbers. */
export const isDomain = (typed: string): boolean =>
  /^(?!-)[a-z0-9-]+(?<!-)(\.(?!-)[a-z0-9-]+(?<!-))*\.(?!\d+$)[a-z0-9-]{2,}$/.test(
    networkName(typed) ?? '',
  );

/** Whether anybody with that e-mail may get reports, of the company or not. */
export function isOpenTo({ share, shareDomainList }: Share, email: string): boolean {
  if (share !== 'domains') return share === 'anywhere';
  const host = networkName(email.slice(email.lastIndexOf('@') + 1));
  return host !== undefined && shareDomainList.some((domain) => networkName(domain) === host);
}

/** What is wrong with the choice as a whole: domains were chosen, and none is named. */
export const shareIssues = ({ share, shareDomainList }: Share): Issue[] =>
  share === 'domains' && shareDomainList.length === 0
    ? [{ path: 'shareDomainList', key: 'validation.required' }]
    : [];
