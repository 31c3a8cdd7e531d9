import type { BodyInput } from '#contract/call/endpoint.ts';
import type { Issue } from '#contract/call/issues.ts';
import type { createQuestionary, QuestionaryDetail } from '#contract/questionary.ts';
import type { FormErrors } from '#web/form/values.ts';
import {
  type FormValues,
  idsOf,
  type PickedRole,
  rolesOf,
  valuesOf,
} from '#web/questionary/form-rules.ts';

type FormPayload = BodyInput<typeof createQuestionary>;

const references = (list: readonly { id: string }[]) => list.map(({ id }) => ({ id }));

/** Participants of the roles of the method; the others are dropped (spec 2, section 5). */
const participantList = ({ method, participants }: Pick<FormValues, 'method' | 'participants'>) =>
  rolesOf(method).flatMap((type) => participants[type].map(({ id }) => ({ id, type })));

function createPayload(values: FormValues): FormPayload {
  const { method, dateStart, dateEnd, type, positionId, subdivisionId } = values;
  return {
    method,
    type,
    positionId: type === 'position' && positionId ? positionId : null,
    subdivisionId: type === 'subdivision' && subdivisionId ? subdivisionId : null,
    dateStart,
    dateEnd,
    // An empty period is left out (spec 2, section 5).
    ...(values.periodType && { periodType: values.periodType }),
    isAnonymous: values.isAnonymous,
    employeeList: references(values.employeeList),
    competenceList: references(values.competenceList),
    participantList: participantList(values),
  };
}

/** What is sent; `base` is the saved questionary that the form stands on: created, or in work. */
export function payloadOf(values: FormValues, base: QuestionaryDetail | undefined): FormPayload {
  const isWhole = !base || base.status === 'created';
  const payload = isWhole ? createPayload(values) : inworkPayload(values, base);
  // A cleared day is a missing one.
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== ''),
  ) as FormPayload;
}

/** In work: the saved values with the new end date and the added participants (spec 2, section 4). */
function inworkPayload(values: FormValues, base: QuestionaryDetail): FormPayload {
  const saved = valuesOf(base);
  const standing = new Set(rolesOf(base.method).flatMap((role) => idsOf(saved.participants[role])));
  const added = participantList({ method: base.method, participants: values.participants });
  return {
    ...createPayload(saved),
    dateEnd: values.dateEnd,
    participantList: [
      ...participantList(saved),
      ...added.filter((participant) => !standing.has(participant.id)),
    ],
  };
}

/** The type's selector has to be answered, which the contract leaves open. */
export function placeIssues({ type, positionId, subdivisionId }: FormValues): Issue[] {
  if (type === 'position' && !positionId)
    return [{ path: 'positionId', key: 'validation.required' }];
  if (type === 'subdivision' && !subdivisionId) {
    return [{ path: 'subdivisionId', key: 'validation.required' }];
  }
  return [];
}

/** Where in the form an error of the payload belongs. */
export function placeOf(path: string, payload: Pick<FormPayload, 'participantList'>): string {
  const [head = '', index] = path.split('.');
  if (head !== 'participantList') return head;
  const role = payload.participantList?.[Number(index)]?.type;
  return role && role !== 'employee' ? `participants.${role}` : 'participants.supervisor';
}

const plainFields = [
  'method',
  'dateStart',
  'dateEnd',
  'type',
  'positionId',
  'subdivisionId',
  'employeeList',
  'competenceList',
  'periodType',
  'isAnonymous',
] as const;
export type FormField = (typeof plainFields)[number] | `participants.${PickedRole}`;

/** What no field shows stands above the form. */
export const generalOf = (errors: FormErrors): string[] =>
  Object.entries(errors)
    .filter(([at]) => !at.startsWith('participants.') && !plainFields.some((one) => one === at))
    .map(([, message]) => message);
