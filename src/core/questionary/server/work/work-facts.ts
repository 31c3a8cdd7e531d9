import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { listAskedTexts, loadDoubts, loadReportReaders } from './queries.ts';
import { askedFacts } from './repeated-questions.ts';
import type { DecidingFacts, WorkFacts } from './rules.ts';

/** The moment, and the place it is looked at from. */
export interface Clock {
  now: Date;
  /** The brand's. */
  timeZone: string;
  /** Whoever looks, if they have a record: about themself they read less (rule 26c). */
  employeeId?: string | null;
}

/** A questionary as read, with the threshold that applies to it. */
export interface ReadQuestionary {
  row: Pick<QuestionaryRow, 'method' | 'isAnonymous' | 'smallGroups' | 'dateStart' | 'dateEnd'>;
  anonymityThreshold: number;
  people: Pick<WorkFacts, 'subjects' | 'participants'>;
  competenceIds: readonly string[];
}

/** What decides whether it may go to work, and what to know before it does. */
export async function loadWorkFacts(
  scope: Scope,
  read: ReadQuestionary,
  clock: Clock,
): Promise<WorkFacts> {
  const raterIds = read.people.participants.map(({ id }) => id);
  const doubts = await loadDoubts(scope, raterIds, recently(clock.now));
  return { ...(await loadDecidingFacts(scope, read, clock)), ...doubts };
}

/** Only what decides whether it may go to work. */
export async function loadDecidingFacts(
  scope: Scope,
  { row, anonymityThreshold, people, competenceIds }: ReadQuestionary,
  clock: Clock,
): Promise<DecidingFacts> {
  const { method, isAnonymous, smallGroups, dateStart, dateEnd } = row;
  const { subjects, participants } = people;
  const ids = [...subjects, ...participants].map(({ id }) => id);
  const voices = voicesOf({ method, isAnonymous, anonymityThreshold, subjects, participants });
  return {
    method,
    isAnonymous,
    smallGroups,
    anonymityThreshold,
    dateEnd,
    subjects,
    participants,
    competenceCount: competenceIds.length,
    ...askedFacts(await listAskedTexts(scope, competenceIds)),
    today: dateIn(clock.timeZone, clock.now),
    mayOpenReport: await loadReportReaders(scope, ids),
    held: await loadHeld(scope, { voices, dateStart }, clock),
    readerId: clock.employeeId ?? null,
  };
}
