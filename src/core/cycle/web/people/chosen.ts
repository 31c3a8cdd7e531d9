import type { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { ChosenPerson } from '#core/questionary/web/form-rules.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import type { CallReply } from '#platform/web/api/call.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** Whom to add to a cycle: people, whole places, or everybody. */
export interface WantedPeople {
  people: readonly ChosenPerson[];
  subdivisions: readonly Entry[];
  positions: readonly Entry[];
  all: boolean;
}
export const nobody: WantedPeople = { people: [], subdivisions: [], positions: [], all: false };

export const isAnybody = ({ people, subdivisions, positions, all }: WantedPeople): boolean =>
  all || people.length + subdivisions.length + positions.length > 0;

/** The body of addSubjects. */
export function addedBody({
  people,
  subdivisions,
  positions,
  all,
}: WantedPeople): BodyInput<typeof addSubjects> {
  if (all) return { all };
  const ids = (list: readonly { id: string }[]) =>
    list.length > 0 ? list.map(({ id }) => id) : undefined;
  return {
    employeeIdList: ids(people),
    subdivisionIdList: ids(subdivisions),
    positionIdList: ids(positions),
  };
}

const shown = 3;

/** Who is chosen, in one line: «Отдел продаж, Логист и ещё 3». */
export function chosenLine(chosen: WantedPeople, { t, locale }: Texts): string {
  if (chosen.all) return t('cycle.people.everybody');
  const names = [...chosen.subdivisions, ...chosen.positions]
    .map(({ name }) => name)
    .concat(chosen.people.map((one) => fullName(one, locale)));
  if (names.length === 0) return t('cycle.people.none');
  const first = names.slice(0, shown).join(', ');
  const count = names.length - shown;
  return count > 0 ? t('cycle.people.andMore', { names: first, count }) : first;
}

/** How many were added, and who could not be. */
export function sayAdded({ message, data }: CallReply<typeof addSubjects>, t: Texts['t']): void {
  toast.success(message);
  const { leftOutList } = data;
  if (leftOutList.length === 0) return;
  const names = leftOutList.map(({ name }) => name).join(', ');
  toast.error(t('cycle.people.gone'), names);
}
