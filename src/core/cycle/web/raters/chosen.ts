import type { Candidate, RaterList, saveRaters } from '#core/cycle/contract/raters.ts';
import type { ChosenType } from '#core/questionary/contract/rules/cycle.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { FieldError } from '#platform/contract/call/envelope.ts';

/** Somebody on the list as it is on the screen. */
export type Chosen = Candidate & {
  type: ChosenType;
  isGone?: boolean | undefined;
  /** Why the server did not take them. */
  refusal?: string | undefined;
  isNew?: boolean | undefined;
};
export type Sent = readonly BodyInput<typeof saveRaters>['raterList'][number][];

export const ofType = <One extends Sent[number]>(list: readonly One[], type: ChosenType): One[] =>
  list.filter((one) => one.type === type);

/** The list with these people added in that role; who stands on it already stays as they are. */
export function withAdded(
  list: readonly Chosen[],
  people: readonly Candidate[],
  type: ChosenType,
): Chosen[] {
  const listed = new Set(list.map(({ id }) => id));
  return [...list, ...people.filter(({ id }) => !listed.has(id)).map((one) => ({ ...one, type }))];
}

export const without = (list: readonly Chosen[], id: string): Chosen[] =>
  list.filter((one) => one.id !== id);

/** What is sent: once somebody is at work only those who come. */
export function sentList(list: readonly Chosen[], saved: RaterList): Sent[number][] {
  const before = new Set(saved.raterList.map(({ id }) => id));
  const isAdding = saved.can.includes('add');
  return list
    .filter(({ id }) => !isAdding || !before.has(id))
    .map(({ id, type }) => ({ id, type }));
}

/** The list with what the server said of each, by their place in what was sent: they left, or can't be asked any more. */
export function withRefusals(
  list: readonly Chosen[],
  sent: Sent,
  errors: readonly Pick<FieldError, 'path' | 'message'>[],
): Chosen[] {
  const refusals = new Map(
    errors.flatMap(({ path, message }) => {
      const one = sent[Number(/^raterList\.(\d+)\.id$/.exec(path)?.[1])];
      return one ? [[one.id, message]] : [];
    }),
  );
  return list.map((one) => ({ ...one, refusal: refusals.get(one.id) }));
}

/** Whether these differ from those who are saved, or were sent. */
export function isChanged(list: Sent, from: Sent): boolean {
  const key = (all: Sent) =>
    all
      .map(({ id, type }) => `${id} ${type}`)
      .sort()
      .join();
  return key(list) !== key(from);
}
