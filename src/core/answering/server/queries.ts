import { and, asc, desc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { getAnsweringList } from '#core/answering/contract/answering.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { lacksConsent } from '#core/consent/server/queries.ts';
import { position } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, shortName } from '#core/employee/server/tables/people.ts';
import type { QuestionCounts } from '#core/questionary/contract/rules/answering-time.ts';
import {
  assignment,
  questionary,
  questionaryParticipant,
  questionaryQuestion,
} from '#core/questionary/server/tables/questionary.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holdsWords, inAlphabet } from '#platform/server/db/search.ts';

const participant = alias(employee, 'participant');

const rowFields = {
  questionaryId: assignment.questionaryId,
  employeeId: assignment.subjectId,
  firstName: employee.firstName,
  lastName: employee.lastName,
  middleName: employee.middleName,
  participantType: assignment.type,
  method: questionary.method,
  type: questionary.type,
  number: questionary.number,
  status: assignment.status,
  questionaryStatus: questionary.status,
  dateStart: questionary.dateStart,
  dateEnd: questionary.dateEnd,
  mayDecline: questionary.mayDecline,
  declined: assignment.declined,
};

const ofQuestionary = and(
  eq(questionary.brandId, assignment.brandId),
  eq(questionary.id, assignment.questionaryId),
);
const ofSubject = and(
  eq(employee.brandId, assignment.brandId),
  eq(employee.id, assignment.subjectId),
);

const ofParticipant = and(
  eq(participant.brandId, assignment.brandId),
  eq(participant.id, assignment.participantId),
);

const { askedName } = questionaryParticipant;
const asParticipant = and(
  eq(questionaryParticipant.brandId, assignment.brandId),
  eq(questionaryParticipant.questionaryId, assignment.questionaryId),
  eq(questionaryParticipant.employeeId, assignment.participantId),
);

const rows = ({ tx }: Scope) =>
  tx
    .select(rowFields)
    .from(assignment)
    .innerJoin(questionary, ofQuestionary)
    .innerJoin(employee, ofSubject);

type Asked = Query<typeof getAnsweringList>;

/**
 * What one person is asked, with the total. The dates are a period that the questionary must
 * overlap.
 */
export async function listAssignments(
  scope: Scope,
  participantId: string,
  { sort, limit = 10, offset = 0 }: Pick<Asked, 'sort' | 'limit' | 'offset'>,
  {
    q,
    from,
    to,
    today,
  }: { q?: string | undefined; from?: string | undefined; to?: string | undefined; today: string },
) {
  const where = and(
    mine(scope, participantId),
    ne(questionary.status, 'created'),
    q ? or(holdsWords(employee.searchText, q), eq(sql`${questionary.number}::text`, q)) : undefined,
    from ? gte(questionary.dateEnd, from) : undefined,
    to ? lte(questionary.dateStart, to) : undefined,
  );
  const found = await rows(scope)
    .where(where)
    .orderBy(...order(sort ?? 'dateStart:d', today), desc(questionary.number), asc(employee.id))
    .limit(limit)
    .offset(offset);
  const all = rows(scope).where(where).as('all');
  const count = await countAll({ limit, offset }, found.length, () => scope.tx.$count(all));
  return { rows: found, count };
}

const mine = ({ brandId }: Scope, participantId: string) =>
  and(eq(assignment.brandId, brandId), eq(assignment.participantId, participantId));

function order(sort: NonNullable<Asked['sort']>, today: string): SQL[] {
  const by = sort.endsWith(':d') ? desc : asc;
  const [key] = sort.split(':') as [keyof typeof sortable | 'due'];
  return (key === 'due' ? due(today) : sortable[key]).map((column) => by(column));
}

/** What can still be answered comes by its last day, the rest after it. */
const due = (today: string) => {
  const isDue = sql`${questionary.status} = 'inwork' and ${questionary.dateEnd} >= ${today}
    and ${assignment.status} <> 'done' and ${assignment.declined} is null`;
  return [sql`not (${isDue})`, sql`case when ${isDue} then ${questionary.dateEnd} end`];
};

const sortable = {
  dateStart: [questionary.dateStart],
  dateEnd: [questionary.dateEnd],
  number: [questionary.number],
  lastName: [inAlphabet(employee.lastName), inAlphabet(employee.firstName)],
  status: [sql`array_position(array['no_progress', 'in_work', 'done'], ${assignment.status})`],
};

/** The most rows that a link looks at. More are of years ago. */
const mostInvited = 2000;

/**
 * Everything one participant is asked, in one questionary or all: what is in work first, and of that,
 * as of the rest, the newest.
 */
export function listInvited(scope: Scope, participantId: string, questionaryId?: string) {
  const { isAnonymous, anonymityThreshold, status, dateEnd, number } = questionary;
  const ofOne = questionaryId ? eq(assignment.questionaryId, questionaryId) : undefined;
  return scope.tx
    .select({
      ...rowFields,
      isAnonymous,
      anonymityThreshold: sql<number>`coalesce(${anonymityThreshold}, 1)`,
    })
    .from(assignment)
    .innerJoin(questionary, ofQuestionary)
    .innerJoin(employee, ofSubject)
    .where(and(mine(scope, participantId), ofOne))
    .orderBy(desc(eq(status, 'inwork')), desc(dateEnd), desc(number), ...sortable.lastName)
    .limit(mostInvited);
}

/** How many questions of each kind these questionaries ask about one person. */
export async function countQuestions(
  { tx, brandId }: Scope,
  questionaryIds: readonly string[],
): Promise<Map<string, QuestionCounts>> {
  const { questionaryId, type } = questionaryQuestion;
  if (questionaryIds.length === 0) return new Map();
  const found = await tx
    .select({
      questionaryId,
      ratingCount: sql<number>`count(*) filter (where ${type} = 'rating')`.mapWith(Number),
      textCount: sql<number>`count(*) filter (where ${type} = 'text')`.mapWith(Number),
    })
    .from(questionaryQuestion)
    .where(
      and(eq(questionaryQuestion.brandId, brandId), inArray(questionaryId, [...questionaryIds])),
    )
    .groupBy(questionaryId);
  return new Map(found.map(({ questionaryId: id, ...counts }) => [id, counts]));
}

/** The person invited and their company. */
export async function findInvited({ tx, brandId, locale }: Scope, employeeId: string) {
  const [found] = await tx
    .select({ firstName: employee.firstName, name: shortName(employee, locale), brand: brand.name })
    .from(employee)
    .innerJoin(brand, eq(brand.id, employee.brandId))
    .where(and(eq(employee.brandId, brandId), eq(employee.id, employeeId)));
  return found;
}

export interface Which {
  questionaryId: string;
  participantId: string;
  subjectId: string;
}

const isThis = (scope: Scope, { questionaryId, participantId, subjectId }: Which) =>
  and(
    mine(scope, participantId),
    eq(assignment.questionaryId, questionaryId),
    eq(assignment.subjectId, subjectId),
  );

const isLacking = (what: 'asked' | 'refused') =>
  sql<boolean>`${sql.raw(lacksConsent('"assignment"."brand_id"', '"assignment"."participant_id"', what))}`;

/** One assignment with its subject's card and what the questionary says about anonymity. */
export async function findAssignment(scope: Scope, which: Which) {
  const [found] = await scope.tx
    .select({
      row: rowFields,
      participantName: shortName(participant, scope.locale),
      employee: {
        id: employee.id,
        firstName: employee.firstName,
        lastName: employee.lastName,
        middleName: employee.middleName,
        position: position.name,
      },
      isAnonymous: questionary.isAnonymous,
      anonymityThreshold: sql<number>`coalesce(${questionary.anonymityThreshold}, 1)`,
      answerWords: questionary.answerWords,
      askAgainWeeks: questionary.askAgainWeeks,
      asksConsent: sql<boolean>`(select b.consent <> 'off' from brand b where b.id = ${assignment.brandId})`,
      isConsentAsked: isLacking('asked'),
      isRefused: isLacking('refused'),
    })
    .from(assignment)
    .innerJoin(questionary, ofQuestionary)
    .innerJoin(employee, ofSubject)
    .innerJoin(participant, ofParticipant)
    .leftJoin(position, atPosition)
    .where(isThis(scope, which));
  return found;
}

/**
 * Only the first step changes anything. An assignment in work or done stays as it is. Returns whether it was the first.
 */
export async function setInWork(scope: Scope, which: Which): Promise<boolean> {
  const { rowCount } = await scope.tx
    .update(assignment)
    .set({ status: 'in_work' })
    .where(and(isThis(scope, which), eq(assignment.status, 'no_progress')));
  return rowCount === 1;
}

/**
 * The others who assess the same person in the same role, by the names under which they were asked,
 * with since when they are in the directory and when their name last changed.
 */
export async function listInvitedInRole(
  { tx, brandId, locale }: Scope,
  { questionaryId, participantId, subjectId }: Which,
  type: (typeof assignment.$inferSelect)['type'],
): Promise<{ name: string; createdAt: Date; renamedAt: Date | null }[]> {
  const name = {
    lastName: sql`coalesce(${askedName} ->> 'lastName', ${participant.lastName})`,
    firstName: sql`coalesce(${askedName} ->> 'firstName', ${participant.firstName})`,
  };
  return await tx
    .select({
      name: shortName(name, locale),
      createdAt: participant.createdAt,
      renamedAt: participant.renamedAt,
    })
    .from(assignment)
    .innerJoin(participant, ofParticipant)
    .innerJoin(questionaryParticipant, asParticipant)
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        eq(assignment.subjectId, subjectId),
        eq(assignment.type, type),
        ne(assignment.participantId, participantId),
      ),
    )
    .orderBy(sql`${name.lastName} collate "ru-x-icu"`, name.firstName);
}

/** The questions as frozen, in their order (rule 16). */
export const listFrozenQuestions = ({ tx, brandId }: Scope, questionaryId: string) =>
  tx
    .select({
      id: questionaryQuestion.questionId,
      kind: questionaryQuestion.kind,
      competenceId: questionaryQuestion.competenceId,
      type: questionaryQuestion.type,
      text: questionaryQuestion.text,
      isRequired: questionaryQuestion.isRequired,
    })
    .from(questionaryQuestion)
    .where(
      and(
        eq(questionaryQuestion.brandId, brandId),
        eq(questionaryQuestion.questionaryId, questionaryId),
      ),
    )
    .orderBy(asc(questionaryQuestion.order));
