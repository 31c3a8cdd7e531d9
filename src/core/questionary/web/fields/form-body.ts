import {
  type FormField,
  formFieldNames,
  type QuestionaryDetail,
} from '#core/questionary/contract/questionary.ts';
import type { createQuestionary } from '#core/questionary/contract/questionary-change.ts';
import {
  type FormValues,
  idsOf,
  type PickedRole,
  rolesOf,
  valuesOf,
} from '#core/questionary/web/form-rules.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { FormErrors } from '#platform/web/form/values.ts';

type FormPayload = BodyInput<typeof createQuestionary>;

const references = (list: readonly { id: string }[]) => list.map(({ id }) => ({ id }));

/** Participants in the method's roles. The others are dropped. */
const participantList = ({ method, participants }: Pick<FormValues, 'method' | 'participants'>) =>
  rolesOf(method).flatMap((type) => participants[type].map(({ id }) => ({ id, type })));

/** Every field of the contract. What is not sent is undefined. */
type Payload = { [Field in FormField]: FormPayload[Field] | undefined };

function wholePayload({ participants, ...values }: FormValues): Payload {
  const { type, positionId, subdivisionId } = values;
  return {
    ...values,
    positionId: type === 'position' && positionId ? positionId : null,
    subdivisionId: type === 'subdivision' && subdivisionId ? subdivisionId : null,
    // An empty period is not sent.
    periodType: values.periodType || undefined,
    employeeList: references(values.employeeList),
    competenceList: references(values.competenceList),
    participantList: participantList({ method: values.method, participants }),
  };
}

/** The payload to send. `base` is the saved questionary that the form started from, created or in work. */
export function payloadOf(values: FormValues, base: QuestionaryDetail | undefined): FormPayload {
  const isWhole = !base || base.status === 'created';
  const payload = isWhole ? wholePayload(values) : inworkPayload(values, base);
  // A cleared text or day counts as missing.
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== '' && value !== undefined),
  ) as FormPayload;
}

/** In work: the saved values with the new end date and the added participants. */
function inworkPayload(values: FormValues, base: QuestionaryDetail): Payload {
  const saved = valuesOf(base);
  const standing = new Set(rolesOf(base.method).flatMap((role) => idsOf(saved.participants[role])));
  const added = participantList({ method: base.method, participants: values.participants });
  return {
    ...wholePayload(saved),
    dateEnd: values.dateEnd,
    participantList: [
      ...participantList(saved),
      ...added.filter((participant) => !standing.has(participant.id)),
    ],
  };
}

/** The type's own selector must have a choice. The contract does not check this. */
export function placeIssues({ type, positionId, subdivisionId }: FormValues): Issue[] {
  if (type === 'position' && !positionId)
    return [{ path: 'positionId', key: 'validation.required' }];
  if (type === 'subdivision' && !subdivisionId) {
    return [{ path: 'subdivisionId', key: 'validation.required' }];
  }
  return [];
}

/** Maps an error in the payload to its place in the form. */
export function fieldPlaceOf(path: string, payload: Pick<FormPayload, 'participantList'>): string {
  const [head = '', index] = path.split('.');
  if (head !== 'participantList') return head;
  const role = payload.participantList?.[Number(index)]?.type;
  return role && role !== 'employee' ? `participants.${role}` : 'participants.supervisor';
}

/** The places in the form where an error can be shown. */
export type FieldPlace = Exclude<FormField, 'participantList'> | `participants.${PickedRole}`;

/** Errors that no field shows; they go above the form. */
export const generalOf = (errors: FormErrors): string[] =>
  Object.entries(errors)
    .filter(([at]) => !at.startsWith('participants.') && !formFieldNames.some((one) => one === at))
    .map(([, message]) => message);
