import type { WholeForm } from '#core/questionary/server/record/fields.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import { countingIssues } from '#core/questionary/server/work/counting-rules.ts';
import {
  listAskedTexts,
  loadDoubts,
  loadReportReaders,
} from '#core/questionary/server/work/queries.ts';
import { askedFacts } from '#core/questionary/server/work/repeated-questions.ts';
import { inviteesOf, type WorkFacts, workErrors } from '#core/questionary/server/work/rules.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { recently } from '#platform/server/shared/recently.ts';
import type { FilledSubject } from './fill-from-structure.ts';

/** A questionary that a file would make. */
export interface Planned extends FilledSubject {
  competences: readonly Entry[];
}

export interface Ahead {
  /** What prevents it from going to work. `issues` has that too, and what to know before it goes. */
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
  const asking = { method, isAnonymous, anonymityThreshold };
  const rows = planned.map(({ person, participants }) => ({
    subjects: [{ ...person, name: shortName(person, scope.locale) }],
    participants: participants.map(({ person: rater, type }) => ({
      ...rater,
      name: shortName(rater, scope.locale),
      type,
    })),
  }));
  const voices = rows.flatMap((row) => voicesOf({ ...asking, ...row }));
  const held = groupBy(
    await loadHeld(scope, { voices, dateStart }, clock),
    ({ subjectId }) => subjectId,
  );
  const raterIds = rows.flatMap(({ participants }) => participants.map(({ id }) => id));
  const doubts = await loadDoubts(scope, raterIds, recently(clock.now));
  const mayOpenReport = await loadReportReaders(scope, raterIds);
  const competenceIds = planned.flatMap(({ competences }) => competences.map(({ id }) => id));
  const asked = await listAskedTexts(scope, [...new Set(competenceIds)]);
  const today = dateIn(clock.timeZone, clock.now);
  return planned.map(({ person, competences }, at) => {
    const facts: WorkFacts = {
      ...asking,
      ...rows[at]!,
      ...doubts,
      smallGroups,
      dateEnd,
      today,
      competenceCount: competences.length,
      ...askedFacts(askedIn(asked, competences)),
      mayOpenReport,
      held: held.get(person.id) ?? [],
      readerId: clock.employeeId ?? null,
    };
    const errors = workErrors(facts);
    return {
      errors,
      issues: [...errors, ...countingIssues(facts)],
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
