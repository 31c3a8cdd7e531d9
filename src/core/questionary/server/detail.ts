import { readNote } from '#core/answer-sheet/server/decline-note.ts';
import { listUndeliveredInvitations } from '#core/invitation/server/undelivered-queries.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import type { Locale } from '#platform/texts/t.ts';
import { listDeclined } from './decline/queries.ts';
import { presentDetail, type QuestionaryReader } from './present.ts';
import {
  countByPerson,
  listNamedCompetences,
  listQuestionaryPeople,
} from './record/detail-queries.ts';
import { loadQuestionary } from './record/queries.ts';
import { countRemindableOf, isReminded } from './work/remind.ts';
import { findRemindedAt } from './work/remind-queries.ts';
import { loadWorkFacts } from './work/work-facts.ts';

/**
 * Who is looking, and when. It decides the verbs, the language, the date of "today", and whether it is about
 * themselves.
 */
export interface View extends QuestionaryReader {
  /** Null without an employee record. */
  employeeId: string | null;
  locale: Locale;
  now: Date;
  /** The brand's time zone. */
  timeZone: string;
  /** Lines of those who decline are sealed. */
  keyring: Keyring;
}

/** A questionary as its panel and its form show it. Throws 404 when there is none. */
export async function getDetail(scope: Scope, id: string, view: View): Promise<QuestionaryDetail> {
  const found = await loadQuestionary(scope, id);
  const people = await listQuestionaryPeople(scope, id);
  const competenceList = await listNamedCompetences(scope, id, view.locale);
  const { status } = found.row;
  const isCreated = status === 'created';
  const competenceIds = competenceList.map((one) => one.id);
  return presentDetail(
    {
      ...found,
      people,
      competenceList,
      facts: isCreated
        ? await loadWorkFacts(scope, { ...found, people, competenceIds }, view)
        : undefined,
      // Nobody is asked before it goes to work.
      countsOfSubject: isCreated ? new Map() : await countByPerson(scope, id, 'subjectId'),
      countsOfParticipant: isCreated ? new Map() : await countByPerson(scope, id, 'participantId'),
      undelivered:
        status === 'inwork' ? await listUndeliveredInvitations(scope, id, view.now) : new Map(),
      declines: isCreated ? new Map() : await listDeclines(scope, view.keyring, id),
      remindedAt: isCreated ? null : await findRemindedAt(scope, id),
      hasReminded: isReminded(found.row, view),
      remindableCount: await countRemindableOf(scope, found.row, view),
    },
    view,
  );
}

type Decline = QuestionaryDetail['participantList'][number]['declineList'][number];

/**
 * Whom each rater of a questionary doesn't assess, and why, with their lines; null where the key of a line is
 * lost. Raters who have declined nothing are left out.
 */
async function listDeclines(
  scope: Scope,
  keyring: Keyring,
  questionaryId: string,
): Promise<ReadonlyMap<string, Decline[]>> {
  const lists = new Map<string, Decline[]>();
  for (const { note: kept, reason, ...which } of await listDeclined(scope, questionaryId)) {
    const { participantId, subjectId: employeeId } = which;
    const note = await readNote(scope, keyring, kept, { questionaryId, ...which });
    lists.set(participantId, [...(lists.get(participantId) ?? []), { employeeId, reason, note }]);
  }
  return lists;
}
