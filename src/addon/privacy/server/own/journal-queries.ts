import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { OpenedReport } from '#addon/privacy/contract/my-data.ts';
import { audit } from '#core/audit/server/tables/audit.ts';
import { delivery } from '#core/mail/server/tables/delivery.ts';
import { notification } from '#core/notification/server/tables/notification.ts';
import { questionary, questionarySubject } from '#core/questionary/server/tables/questionary.ts';
import { isClosedOf, isClosedTo } from '#platform/server/db/closed-report-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** What the company's journals say of somebody. */

/** What the journals know a person by. */
export interface Person {
  accountId: string;
  membershipId: string;
  /** Null for a user who is no employee. */
  employeeId: string | null;
  email: string;
}

/** The most entries of each journal that the file has: the newest. */
export const mostEntries = 20_000;

const byOthers = (accountId: string) => sql`${audit.actorId} is distinct from ${accountId}`;

/** An interim report is nobody's to know of before the final one, nor is that before it is opened (rules 12 and 133). */
const isOut = ({ brandId }: Scope, employeeId: string) => sql`(
  not ${isClosedTo({ brandId, employeeId }, audit.details)} and
  (
  not coalesce((${audit.details} ->> 'isInterim')::boolean, false)
  or exists (select from report r where r.brand_id = ${brandId} and r.employee_id = ${employeeId}
    and r.questionary_id = (${audit.details} ->> 'questionaryId')::uuid and r.kind = 'final')))`;

/** Who else has opened, saved or sent reports about the person, the newest first. */
export async function listOpened(
  scope: Scope,
  { accountId, employeeId }: Person,
  most: number,
): Promise<OpenedReport[]> {
  if (employeeId === null) return [];
  const { tx, brandId } = scope;
  const own = tx
    .select({
      number: questionary.number,
      isClosed: sql<boolean>`${isClosedOf({ brandId, employeeId }, sql`${questionary.id}`)}`,
    })
    .from(questionarySubject)
    .innerJoin(
      questionary,
      and(eq(questionary.brandId, brandId), eq(questionary.id, questionarySubject.questionaryId)),
    )
    .where(
      and(eq(questionarySubject.brandId, brandId), eq(questionarySubject.employeeId, employeeId)),
    );
  const ofOwn = await own;
  const numbersOf = (isClosed: boolean) =>
    new Set(ofOwn.filter((one) => one.isClosed === isClosed).map(({ number }) => number));
  const [numbers, closed] = [numbersOf(false), numbersOf(true)];
  const rows = await tx
    .select({ at: audit.at, who: audit.actorName, verb: audit.verb, details: audit.details })
    .from(audit)
    .where(
      and(
        eq(audit.brandId, brandId),
        eq(audit.kind, 'report'),
        inArray(audit.verb, ['open', 'export', 'send']),
        or(
          eq(audit.entityId, employeeId),
          sql`${audit.details} ? 'subjectIdList' and ${audit.details} -> 'subjectIdList' ? ${employeeId}`,
        ),
        byOthers(accountId),
        isOut(scope, employeeId),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(most);
  return rows.flatMap(({ at, who, verb, details }) => {
    const { number, comparedNumber, numberList = [], isInterim, recipientList } = details;
    const named = [number, comparedNumber, ...numberList].filter((one) => one !== undefined);
    // In a file of many reports, the person's own may be the one that isn't open to them yet.
    const isTold = !named.some((one) => closed.has(one)) || named.some((one) => numbers.has(one));
    if (!isTold) return [];
    return {
      at: at.toISOString(),
      who,
      how: howOf(verb, details),
      // A file of many reports names assessments of others too.
      numberList: named.filter((one) => numbers.has(one)),
      isInterim: isInterim ?? false,
      recipientList: recipientList ?? [],
    };
  });
}

function howOf(
  verb: string,
  {
    subjectIdList,
    comparedNumber,
  }: { subjectIdList?: string[]; comparedNumber?: number | undefined },
): OpenedReport['how'] {
  if (verb === 'send') return 'send';
  if (verb === 'export') return subjectIdList ? 'zip' : 'export';
  return comparedNumber === undefined ? 'open' : 'compare';
}

const newest = [desc(audit.at), desc(audit.id)] as const;

/** What the person has done. Names of what it was done to are others' data, and stay out. */
export const listDone = ({ tx, brandId }: Scope, { accountId }: Person) =>
  tx
    .select({
      at: audit.at,
      verb: audit.verb,
      kind: audit.kind,
      address: audit.address,
      browser: audit.browser,
      system: audit.system,
    })
    .from(audit)
    .where(and(eq(audit.brandId, brandId), eq(audit.actorId, accountId)))
    .orderBy(...newest)
    .limit(mostEntries);

/** What others have done to the person's record, access and account. */
export const listDoneTo = ({ tx, brandId }: Scope, person: Person) =>
  tx
    .select({
      at: audit.at,
      who: audit.actorName,
      verb: audit.verb,
      kind: audit.kind,
      details: audit.details,
    })
    .from(audit)
    .where(
      and(
        eq(audit.brandId, brandId),
        inArray(audit.entityId, idsOf(person)),
        inArray(audit.kind, ['employee', 'user', 'account']),
        byOthers(person.accountId),
      ),
    )
    .orderBy(...newest)
    .limit(mostEntries);

const idsOf = ({ accountId, membershipId, employeeId }: Person): string[] => [
  accountId,
  membershipId,
  ...(employeeId ? [employeeId] : []),
];

/** Letters to the person's present address. */
export const listLetters = ({ tx, brandId }: Scope, { email }: Person) =>
  tx
    .select({
      at: delivery.createdAt,
      type: delivery.type,
      state: delivery.state,
      sentAt: delivery.sentAt,
    })
    .from(delivery)
    .where(
      and(
        eq(delivery.brandId, brandId),
        eq(delivery.channel, 'email'),
        eq(delivery.recipient, email),
        // Somebody's report that was sent to them is the other's data.
        ne(delivery.type, 'report'),
      ),
    )
    .orderBy(asc(delivery.createdAt))
    .limit(mostEntries);

export const listOwnNews = ({ tx, brandId }: Scope, { membershipId }: Person) =>
  tx
    .select({
      at: notification.createdAt,
      type: notification.type,
      readAt: notification.readAt,
    })
    .from(notification)
    .where(and(eq(notification.brandId, brandId), eq(notification.membershipId, membershipId)))
    .orderBy(asc(notification.createdAt))
    .limit(mostEntries);
