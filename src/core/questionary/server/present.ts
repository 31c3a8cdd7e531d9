import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import type {
  ListedQuestionary,
  QuestionaryDetail,
} from '#core/questionary/contract/questionary.ts';
import { askAgainDay } from '#core/questionary/contract/rules/ask-again.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import type { T } from '#platform/texts/t.ts';
import { loadOf } from './load/load-rules.ts';
import type {
  CountsByPerson,
  ParticipantRow,
  PersonRow,
  QuestionaryPeople,
} from './record/detail-queries.ts';
import { ownColumns } from './record/fields.ts';
import type { ListedRow } from './record/list-queries.ts';
import {
  countProgress,
  progressByRole,
  type RoleCounts,
  totalProgress,
} from './record/progress.ts';
import type { FoundQuestionary, QuestionaryRow } from './record/queries.ts';
import { countingIssues } from './work/counting-rules.ts';
import { previewGroups } from './work/group-preview.ts';
import { ownErrors, type WorkFacts, workErrors } from './work/rules.ts';
import { waysOut } from './work/settle-held.ts';
import { joinNames } from './work/warning-rules.ts';

/** Who is looking: in which language, and what they may do. */
export interface QuestionaryReader {
  t: T;
  permissions: ReadonlySet<Permission>;
}

/** The fields that list and detail share. */
function fieldsOf(row: QuestionaryRow, held: ReadonlySet<Permission>) {
  const { id, version, number, status, createdAt } = row;
  return {
    id,
    version,
    number,
    status,
    ...ownColumns(row),
    createdAt: createdAt.toISOString(),
    can: verbsOf(questionaryPolicy, held, row),
  };
}

interface Names {
  position: string | null | undefined;
  subdivision: string | null | undefined;
  person: string | null | undefined;
}

/** The position's, the subdivision's or the person's name (rule 13). */
export function subjectOf({ type }: Pick<QuestionaryRow, 'type'>, names: Names, t: T): string {
  const name = names[type === 'surname' ? 'person' : type];
  return name ?? t('questionaryMessages.noSubjectYet');
}

export function presentRow(
  { row, personPlace, cycle, ...names }: ListedRow,
  { passedCount, totalCount }: Pick<RoleCounts, 'passedCount' | 'totalCount'>,
  subjectCount: number,
  { t, permissions }: QuestionaryReader,
): ListedQuestionary {
  const entry = (id: string | null, name: string | null) =>
    id && name !== null ? { id, name } : null;
  return {
    ...fieldsOf(row, permissions),
    ...countProgress(passedCount, totalCount),
    position: entry(row.positionId, names.position),
    subdivision: entry(row.subdivisionId, names.subdivision),
    subject: subjectOf(row, names, t),
    subjectCount,
    subjectSubdivision: personPlace,
    cycle,
  };
}

/** Everything that the detail shows, as read. */
interface Read extends FoundQuestionary {
  people: QuestionaryPeople;
  competenceList: Entry[];
  /** Set while it is created: what decides whether it may go to work. */
  facts: WorkFacts | undefined;
  countsOfSubject: CountsByPerson;
  countsOfParticipant: CountsByPerson;
  /** Why these participants' invitations have not reached them. */
  undelivered: ReadonlyMap<string, NonNullable<Participant['undelivered']>>;
  /** Whom each rater doesn't assess. */
  declines: ReadonlyMap<string, Participant['declineList']>;
  remindedAt: Date | null;
  /** It has reminded today. */
  hasReminded: boolean;
  remindableCount: number;
}
type Subject = QuestionaryDetail['employeeList'][number];
type Participant = QuestionaryDetail['participantList'][number];

export function presentDetail(
  read: Read,
  { t, permissions, employeeId }: QuestionaryReader & { employeeId: string | null },
): QuestionaryDetail {
  const { row, position, subdivision, people, facts } = read;
  const { subjects, participants } = people;
  const names = {
    position: position?.name,
    subdivision: subdivision?.name,
    person: subjects[0]?.name,
  };
  // Nobody learns how many have answered about themselves, nor by what is left of a total.
  const ofSubject = ({ id }: PersonRow) =>
    id === employeeId ? [] : (read.countsOfSubject.get(id) ?? []);
  const { status: _, ...progress } = totalProgress(subjects.flatMap(ofSubject));
  const isOwn = subjects.some(({ id }) => id === employeeId);
  const say = (issue: Issue) => ({ path: issue.path, message: speakIssue(issue, t) });
  return {
    ...fieldsOf(row, permissions),
    ...progress,
    subject: subjectOf(row, names, t),
    position,
    subdivision,
    cycle: read.cycle,
    anonymityThreshold: read.anonymityThreshold,
    askAgainOn: askAgainOn(row),
    lostKeyCount: read.lostKeyCount,
    remindedAt: read.remindedAt?.toISOString() ?? null,
    remindableCount: isOwn && !read.hasReminded ? null : read.remindableCount,
    isOwn,
    progressList: subjects
      .filter(({ id }) => id !== employeeId)
      .map((subject) => ({ employeeId: subject.id, ...totalProgress(ofSubject(subject)) })),
    employeeList: subjects.map((subject) => presentSubject(subject, ofSubject(subject))),
    competenceList: read.competenceList,
    participantList: participants.map((participant) =>
      presentParticipant(
        participant,
        isOwn ? nothingKnown : howFar(read, participant),
        read.undelivered.get(participant.id) ?? null,
      ),
    ),
    workErrorList: facts ? workErrors(facts).map(say) : [],
    held: facts && facts.held.length > 0 && ownErrors(facts).length === 0 ? waysOut(facts) : null,
    workWarningList: facts ? joinNames(countingIssues(facts)).map(say) : [],
    groupPreviewList: facts ? previewGroups(facts) : [],
    load: facts ? loadOf([[row.id, facts]]) : null,
  };
}

const askAgainOn = ({ askAgainWeeks, status, ...days }: QuestionaryRow): string | null =>
  askAgainWeeks === null || status === 'archived' ? null : askAgainDay(days, askAgainWeeks);

/** A subject, with the progress in each role that assesses them. */
function presentSubject(
  { name, isFired, ...shown }: PersonRow,
  counts: readonly RoleCounts[],
): Subject {
  return { ...shown, progressList: progressByRole(counts) };
}

type HowFar = Pick<Participant, 'progressList' | 'isAwaited' | 'declineList'>;

function howFar({ row, countsOfParticipant, declines }: Read, { id }: ParticipantRow): HowFar {
  const counts = countsOfParticipant.get(id) ?? [];
  const declineList = declines.get(id) ?? [];
  const { totalCount, passedCount } = totalProgress(counts);
  return {
    progressList: progressByRole(counts),
    isAwaited: row.status === 'inwork' && totalCount - passedCount > declineList.length,
    declineList,
  };
}

/** Whoever is assessed does not learn who has answered, or who won't (rule 129). */
const nothingKnown: HowFar = { progressList: [], isAwaited: false, declineList: [] };

/** A participant, with how far they are and what keeps the invitation from them. */
function presentParticipant(
  { name, isFired, inCompany, inPosition, workExpirience, ...shown }: ParticipantRow,
  known: HowFar,
  undelivered: Participant['undelivered'],
): Participant {
  return { ...shown, ...known, undelivered };
}
