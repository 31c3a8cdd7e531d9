import type { Entry } from '#contract/platform/call/fields.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import type { WholeForm } from '#server/assessment/questionary/record/fields.ts';
import { getThreshold } from '#server/assessment/questionary/record/queries.ts';
import { listAskedTexts } from '#server/assessment/questionary/work/queries.ts';
import { askedFacts } from '#server/assessment/questionary/work/repeated-questions.ts';
import {
  inviteesOf,
  type WorkFacts,
  workErrors,
  workWarnings,
} from '#server/assessment/questionary/work/rules.ts';
import { type Clock, loadAround } from '#server/assessment/questionary/work/work-facts.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import type { FilledSubject } from './fill-from-structure.ts';

/** A questionary that a file would make. */
export interface Planned extends FilledSubject {
  competences: readonly Entry[];
}

export interface Ahead {
  /** What prevents it from going to work, and these with what to know before it. */
  errors: Issue[];
  issues: Issue[];
  facts: WorkFacts;
  /** Who would be invited; nobody where it may not go. */
  inviteeIds: string[];
}

type Shared = Pick<WholeForm, 'method' | 'dateStart' | 'dateEnd' | 'isAnonymous' | 'smallGroups'>;

/** What would happen if each questionary went to work. */
export async function lookAhead(
  scope: Scope,
  planned: readonly Planned[],
  { form, ...clock }: Clock & { form: Shared },
): Promise<Ahead[]> {
  const { method, dateStart, dateEnd, isAnonymous, smallGroups } = form;
  const anonymityThreshold = await getThreshold(scope);
  const people = {
    subjectIds: planned.map(({ person }) => person.id),
    raterIds: planned.flatMap(({ participants }) => participants.map(({ person }) => person.id)),
  };
  const around = await loadAround(scope, { id: null, dateStart, sentAt: null }, people, clock);
  const neighbours = groupBy(around.neighbours, ({ subjectId }) => subjectId);
  const competenceIds = planned.flatMap(({ competences }) => competences.map(({ id }) => id));
  const asked = await listAskedTexts(scope, [...new Set(competenceIds)]);
  const today = dateIn(clock.timeZone, clock.now);
  return planned.map(({ person, competences, participants }) => {
    const facts: WorkFacts = {
      method,
      isAnonymous,
      smallGroups,
      anonymityThreshold,
      dateEnd,
      today,
      subjects: [{ ...person, name: shortName(person) }],
      competenceCount: competences.length,
      ...askedFacts(askedIn(asked, competences)),
      participants: participants.map((one) => ({
        ...one.person,
        name: shortName(one.person),
        type: one.type,
      })),
      ...around,
      neighbours: neighbours.get(person.id) ?? [],
    };
    const errors = workErrors(facts);
    return {
      errors,
      issues: [...errors, ...workWarnings(facts)],
      facts,
      inviteeIds: errors.length > 0 ? [] : inviteesOf(facts),
    };
  });
}

const askedIn = (
  asked: Awaited<ReturnType<typeof listAskedTexts>>,
  competences: readonly Entry[],
) =>
  asked.filter(
    ({ competenceId }) =>
      competenceId === null || competences.some(({ id }) => id === competenceId),
  );
