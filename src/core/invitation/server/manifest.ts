import {
  renderAdditions,
  renderAskedAgain,
  renderEarlierEnd,
  renderInvitation,
  renderRedirected,
  renderReminder,
} from './letters.ts';
import {
  inviteForgotten,
  inviteParticipants,
  inviteUnreached,
  sendRedirected,
  tellAdditions,
  tellEarlierEnd,
} from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Invites everybody in a brand whose invitation is due (rules 16 and 58). */
    'invite-participants': { brandId: string };
    /** Invites, in every brand, people whom a process has forgotten. */
    'invite-due': ByClock;
    /** Invites people again whose letter was given up (decision 027). */
    'invite-unreached': ByClock;
    /** Tells people invited before who has been added in their role (rule 26). */
    'tell-additions': { brandId: string; questionaryId: string; addedIds: string[] };
    /** Tells people who still have to answer that the last day is earlier now (decision 029). */
    'tell-earlier-end': { brandId: string; questionaryId: string };
    /** Writes to the former e-mail of a person whose e-mail somebody else has replaced (rule 50). */
    'tell-redirected': { brandId: string; from: string; to: string; invited: boolean } & Redirected;
  }
}

export const manifest = {
  tasks: {
    'invite-participants': inviteParticipants,
    'invite-due': inviteForgotten,
    'invite-unreached': inviteUnreached,
    'tell-additions': tellAdditions,
    'tell-earlier-end': tellEarlierEnd,
    'tell-redirected': sendRedirected,
  },
  cron: { 'invite-due': '*/5 * * * *', 'invite-unreached': '35 * * * *' },
  letters: {
    invitation: renderInvitation,
    reminder: renderReminder,
    additions: renderAdditions,
    redirected: renderRedirected,
    earlierEnd: renderEarlierEnd,
    askedAgain: renderAskedAgain,
  },
};
