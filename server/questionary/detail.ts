import type { QuestionaryDetail } from '#contract/questionary.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import { listUndeliveredInvitations } from '#server/invitation/undelivered-queries.ts';
import {
  fieldsOf,
  presentIssue,
  presentParticipant,
  presentSubject,
  subjectOf,
} from './present.ts';
import {
  countByPerson,
  findPlaces,
  listCompetences,
  listParticipants,
  listSubjects,
} from './record/detail-queries.ts';
import { progressOf } from './record/progress.ts';
import { getQuestionaryRow, getThreshold } from './record/queries.ts';
import { checkWork } from './work/check-work.ts';

/** Who looks, and when: chooses the words and what "today" means. */
export interface View {
  t: T;
  locale: Locale;
  now: Date;
  /** The brand's. */
  timeZone: string;
}

/** A questionary as its panel and its form show it (spec 2, section 3); not found throws. */
export async function getDetail(scope: Scope, id: string, view: View): Promise<QuestionaryDetail> {
  const row = await getQuestionaryRow(scope, id);
  const anonymityThreshold = row.anonymityThreshold ?? (await getThreshold(scope));
  const subjects = await listSubjects(scope, id);
  const participants = await listParticipants(scope, id);
  const ofSubject = await countByPerson(scope, id, 'subjectId');
  const ofParticipant = await countByPerson(scope, id, 'participantId');
  const competenceList = await listCompetences(scope, id, view.locale);
  const { position, subdivision } = await findPlaces(scope, row);
  const names = {
    position: position?.name,
    subdivision: subdivision?.name,
    person: subjects[0]?.name,
  };
  const check =
    row.status === 'created' ? await checkWork(scope, row, view) : { errors: [], warnings: [] };
  const undelivered =
    row.status === 'inwork' ? await listUndeliveredInvitations(scope, id) : new Map();
  const { status: _, ...progress } = progressOf(subjects.flatMap((one) => ofSubject(one.id)));
  return {
    ...fieldsOf(row),
    ...progress,
    subject: subjectOf(row, names, view.t),
    position,
    subdivision,
    anonymityThreshold,
    progressList: subjects.map((subject) => ({
      employeeId: subject.id,
      ...progressOf(ofSubject(subject.id)),
    })),
    employeeList: subjects.map((subject) => presentSubject(subject, ofSubject(subject.id))),
    competenceList,
    participantList: participants.map((participant) =>
      presentParticipant(
        participant,
        ofParticipant(participant.id),
        undelivered.get(participant.id) ?? null,
      ),
    ),
    workErrorList: check.errors.map((issue) => presentIssue(issue, view.t)),
    workWarningList: check.warnings.map((issue) => presentIssue(issue, view.t)),
  };
}
