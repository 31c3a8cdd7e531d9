import { recipientIssues } from '#core/report/contract/reading/report-recipients.ts';
import type { ReportParticipant, SendMethod } from '#core/report/contract/report-send.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import type { Issue } from '#platform/contract/call/issues.ts';

/** How somebody of the questionary gets the report; the addresses may be changed for this once. */
export interface SendingWay {
  method: SendMethod;
  email: string;
  slackId: string;
}

export interface SendValues {
  /** HTML of the editor. */
  text: string;
  /** Those who are ticked, by their ids. */
  people: Readonly<Record<string, SendingWay>>;
  /** Addresses of anybody else. */
  emails: readonly string[];
  /** What is typed in the field of addresses and not added yet. */
  typed: string;
}

export const wayOf = ({ sendMethodType, email, slackId }: ReportParticipant): SendingWay => ({
  method: sendMethodType,
  email,
  slackId: slackId ?? '',
});

/** Who gets it unless the sender says otherwise: whom it is about, and the manager who was asked. */
export const proposedOf = (
  all: readonly ReportParticipant[],
  subjectId: string,
): SendValues['people'] =>
  Object.fromEntries(
    all
      .filter(({ type, employeeId, leadsList }) =>
        type === 'employee'
          ? employeeId === subjectId
          : type === 'supervisor' && leadsList.includes(subjectId),
      )
      .map((one) => [one.employeeId, wayOf(one)]),
  );

export const goesByEmail = ({ method }: SendingWay): boolean => method !== 'slackId';
export const goesBySlack = ({ method }: SendingWay): boolean => method !== 'email';

/** Everybody once, however often they were chosen. Addresses that are still missing are left out. */
export function recipientsOf({ people, emails }: Pick<SendValues, 'people' | 'emails'>) {
  const ways = Object.values(people);
  const emailsOfPeople = ways.filter(goesByEmail).map(({ email }) => normalEmail(email));
  const slackIds = ways.filter(goesBySlack).map(({ slackId }) => slackId.trim());
  return {
    emailList: given([...emailsOfPeople, ...emails.map(normalEmail)]),
    slackList: given(slackIds),
  };
}

const given = (list: readonly string[]) => [...new Set(list)].filter(Boolean);

/** What only the form can know: who is ticked without an address, and whether anybody is chosen. */
export function sendIssues(values: SendValues): Issue[] {
  const chosen = Object.entries(values.people);
  const missing = chosen.flatMap(([id, way]): Issue[] => [
    ...(goesByEmail(way) && !way.email.trim()
      ? [{ path: `people.${id}.email`, key: 'validation.required' as const }]
      : []),
    ...(goesBySlack(way) && !way.slackId.trim()
      ? [{ path: `people.${id}.slackId`, key: 'reportSend.errors.slackIdRequired' as const }]
      : []),
  ]);
  if (missing.length > 0 || values.typed.trim()) return missing;
  return recipientIssues(recipientsOf(values)).map((issue) => ({ ...issue, path: 'emails' }));
}

/** Finds the form's field of an address by its place in the body, e.g. `emailList.2`. */
export function recipientPlaceOf(
  path: string,
  body: { emailList?: readonly string[] | undefined; slackList?: readonly string[] | undefined },
  { people }: Pick<SendValues, 'people'>,
): string {
  const [list, at] = path.split('.');
  if (list !== 'emailList' && list !== 'slackList') return path;
  const address = body[list]?.[Number(at)];
  const isTheirs = ([, way]: [string, SendingWay]) =>
    list === 'emailList'
      ? goesByEmail(way) && normalEmail(way.email) === address
      : goesBySlack(way) && way.slackId.trim() === address;
  const [id] = Object.entries(people).find(isTheirs) ?? [];
  if (!id) return 'emails';
  return `people.${id}.${list === 'emailList' ? 'email' : 'slackId'}`;
}
