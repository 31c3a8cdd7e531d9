import { pickedRoles, type QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import { repeatIssues } from '#core/questionary/contract/rules/next-dates.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { sizeIssues } from './size-rules.ts';

/** A person of the company, as far as a form's checks need them. */
export interface KnownPerson {
  id: string;
  /** Last and first name. */
  name: string;
  positionId: string;
  subdivisionId: string;
  isFired: boolean;
}
export interface KnownInBrand {
  people: ReadonlyMap<string, KnownPerson>;
  competenceIds: ReadonlySet<string>;
  positionIds: ReadonlySet<string>;
  subdivisionIds: ReadonlySet<string>;
  /** Those of the three that are archived: nobody may choose them any more (rule 86). */
  archivedIds: ReadonlySet<string>;
  anonymityThreshold: number;
}

export type Participant = QuestionaryForm['participantList'][number];
/** A participant with their place in the caller's list, to say where something is wrong. */
interface Placed extends Participant {
  place: number;
}

/**
 * The participants that count. Roles that the method does not have and self-assessments are dropped
 * on save (rule 15).
 */
export function pickedParticipants(
  form: Pick<QuestionaryForm, 'method' | 'participantList'>,
): Placed[] {
  const picked = pickedRoles(form.method);
  return form.participantList
    .map((participant, place) => ({ ...participant, place }))
    .filter(({ type }) => picked.includes(type));
}

/** What is wrong with a form before it is saved as created (rules 14, 15 and 19). */
export function formIssues(form: QuestionaryForm, known: KnownInBrand): Issue[] {
  const participants = pickedParticipants(form);
  return [
    ...placeIssues(form, known),
    ...subjectIssues(form, known),
    ...competenceIssues(form, known),
    ...participantIssues(participants, { ...known, subjects: form.employeeList }),
    ...sizeIssues({ subjects: form.employeeList, participants }),
    ...repeatIssues({ ...form, anonymityThreshold: known.anonymityThreshold }),
  ];
}

function placeIssues(form: QuestionaryForm, known: KnownInBrand): Issue[] {
  const { type, positionId, subdivisionId } = form;
  if (type === 'position') {
    if (!positionId) return [{ path: 'positionId', key: 'validation.required' }];
    if (!known.positionIds.has(positionId)) {
      return [{ path: 'positionId', key: 'questionaryMessages.unknownPosition' }];
    }
    if (!known.archivedIds.has(positionId)) return [];
    return [{ path: 'positionId', key: 'directoryMessages.archivedPosition' }];
  }
  if (type === 'subdivision') {
    if (!subdivisionId) return [{ path: 'subdivisionId', key: 'validation.required' }];
    if (!known.subdivisionIds.has(subdivisionId)) {
      return [{ path: 'subdivisionId', key: 'questionaryMessages.unknownSubdivision' }];
    }
    if (!known.archivedIds.has(subdivisionId)) return [];
    return [{ path: 'subdivisionId', key: 'directoryMessages.archivedSubdivision' }];
  }
  return [];
}

function subjectIssues(form: QuestionaryForm, { people }: KnownInBrand): Issue[] {
  const subjects = form.employeeList;
  if (form.type === 'surname' && subjects.length > 1) {
    return [{ path: 'employeeList', key: 'questionaryMessages.oneSubjectOnly' }];
  }
  return subjects.flatMap(({ id }, place) => {
    const path = `employeeList.${place}.id`;
    const person = people.get(id);
    const wrong = personIssue(path, person);
    if (wrong || !person) return wrong ?? [];
    const params = { name: person.name };
    if (subjects.findIndex((subject) => subject.id === id) < place) {
      return [{ path, key: 'questionaryMessages.duplicatePerson', params }];
    }
    if (form.type === 'position' && person.positionId !== form.positionId) {
      return [{ path, key: 'questionaryMessages.notOfPosition', params }];
    }
    if (form.type === 'subdivision' && person.subdivisionId !== form.subdivisionId) {
      return [{ path, key: 'questionaryMessages.notOfSubdivision', params }];
    }
    return [];
  });
}

function competenceIssues(
  { competenceList }: QuestionaryForm,
  { competenceIds, archivedIds }: KnownInBrand,
): Issue[] {
  return competenceList.flatMap(({ id }, place): Issue[] => {
    const path = `competenceList.${place}.id`;
    if (!competenceIds.has(id)) return [{ path, key: 'questionaryMessages.unknownCompetence' }];
    if (competenceList.findIndex((other) => other.id === id) < place) {
      return [{ path, key: 'questionaryMessages.duplicateCompetence' }];
    }
    if (archivedIds.has(id)) return [{ path, key: 'directoryMessages.archivedCompetence' }];
    return [];
  });
}

interface Around {
  people: ReadonlyMap<string, KnownPerson>;
  subjects: readonly { id: string }[];
}

/**
 * Everybody must be known and employed, be in one list only (rule 15), and have somebody other than
 * themself to assess (rule 52).
 */
export function participantIssues(
  participants: readonly Placed[],
  { people, subjects }: Around,
): Issue[] {
  const roles = new Map<string, Participant['type']>();
  return participants.flatMap(({ id, type, place }) => {
    const path = `participantList.${place}.id`;
    const person = people.get(id);
    const wrong = personIssue(path, person);
    if (wrong || !person) return wrong ?? [];
    const role = roles.get(id);
    roles.set(id, role ?? type);
    const params = { name: person.name };
    if (role) {
      const key =
        role === type ? 'questionaryMessages.duplicatePerson' : 'questionaryMessages.twoRoles';
      return [{ path, key, params }];
    }
    const isOnlySubject = subjects.length > 0 && subjects.every((subject) => subject.id === id);
    return isOnlySubject ? [{ path, key: 'questionaryMessages.ratesSelf', params }] : [];
  });
}

function personIssue(path: string, person: KnownPerson | undefined): Issue[] | null {
  if (!person) return [{ path, key: 'questionaryMessages.unknownPerson' }];
  if (!person.isFired) return null;
  return [{ path, key: 'questionaryMessages.firedPerson', params: { name: person.name } }];
}

/** Saved participants must stay, in their role. */
export function keptParticipantIssues(
  saved: readonly (Participant & { name: string })[],
  form: QuestionaryForm,
): Issue[] {
  const picked = pickedParticipants(form);
  return saved
    .filter(({ type }) => type !== 'employee')
    .flatMap(({ id, type, name }): Issue[] => {
      const now = picked.filter((participant) => participant.id === id);
      const params = { name };
      if (now.length === 0) {
        return [{ path: 'participantList', key: 'questionaryMessages.participantStays', params }];
      }
      return now
        .filter((participant) => participant.type !== type)
        .map(({ place }) => ({
          path: `participantList.${place}.type`,
          key: 'questionaryMessages.roleStays',
          params,
        }));
    });
}

/** People in the form who take no part yet. Somebody who only assesses themself so far may take a role too. */
export function addedParticipants(
  saved: readonly Participant[],
  form: Pick<QuestionaryForm, 'method' | 'participantList'>,
): Placed[] {
  const known = new Set(saved.filter(({ type }) => type !== 'employee').map(({ id }) => id));
  return pickedParticipants(form).filter(({ id }) => !known.has(id));
}
