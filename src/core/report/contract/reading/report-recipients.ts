import type { Issue } from '#platform/contract/call/issues.ts';

/** Who gets a report. E-mails are in lower case, as the contract has them. */
export interface Recipients {
  emailList: readonly string[];
  slackList: readonly string[];
}

/** To how many a report is sent at once, e-mails and Slack ids together. */
export const mostRecipients = 100;

/** A member's id (U…, W…), a conversation's (C…, G…, D…) and the like. */
export const slackIdForm = /^[UBCGTWDE][A-Z0-9]{8,}$/;

/** What is wrong with the recipients as a whole: nobody, too many, or somebody twice. */
export function recipientIssues({ emailList, slackList }: Recipients): Issue[] {
  const count = emailList.length + slackList.length;
  if (count === 0) return [{ path: 'emailList', key: 'reportSend.errors.noRecipients' }];
  const tooMany = count > mostRecipients;
  return [
    ...(tooMany
      ? [{ path: 'emailList', key: 'validation.tooMany' as const, params: { max: mostRecipients } }]
      : []),
    ...repeated(emailList).map((at) => again(`emailList.${at}`)),
    ...repeated(slackList).map((at) => again(`slackList.${at}`)),
  ];
}

const again = (path: string): Issue => ({ path, key: 'reportSend.errors.alreadyAdded' });

/** Where a text stands that stands earlier too, capitals aside. */
function repeated(list: readonly string[]): number[] {
  const plain = list.map((one) => one.toLowerCase());
  return plain.flatMap((one, at) => (plain.indexOf(one) < at ? [at] : []));
}
