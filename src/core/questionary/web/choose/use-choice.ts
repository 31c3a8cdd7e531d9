import { useState } from 'react';
import {
  type ChosenPerson,
  chosenPerson,
  type PickedRole,
} from '#core/questionary/web/form-rules.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import {
  type ChosenPlace,
  type EmployeeFilter,
  findEmployees,
  useEmployees,
} from './choice-queries.ts';
import { allState, isSelectAllLocked, withAll, withoutAll } from './choice-rules.ts';

/** Which employees may be chosen, and which are. */
export interface Choosing {
  /** Whose employees are offered. */
  place: ChosenPlace;
  chosen: readonly ChosenPerson[];
  /** The most that may be chosen. */
  most: number;
  /** Exactly one: choosing another replaces it. */
  single?: boolean;
  /** Those who can't be removed. */
  fixed?: ReadonlySet<string> | undefined;
  /** Those who already have another part in the questionary. */
  taken?: ReadonlyMap<string, PickedRole | 'subject'> | undefined;
}

export type Choice = ReturnType<typeof useChoice>;

type ChoiceProps = Omit<Choosing, 'single' | 'place'> & {
  single: boolean;
  q: string;
  filter: EmployeeFilter;
};

/** Choosing among the employees that the server finds. */
export function useChoice({ filter, chosen, most, fixed, taken, single, q }: ChoiceProps) {
  const { t } = useT();
  const query = useEmployees(q, filter);
  const [selected, setSelected] = useState(() => mapOf(chosen));
  /** Everybody who is found by what is `asked`, loaded when "select all" is pressed. */
  const [everybody, setEverybody] = useState<{ asked: string; people: ChosenPerson[] }>();
  const asked = JSON.stringify([q, filter]);
  const [selecting, setSelecting] = useState(false);
  const [allError, setAllError] = useState<string>();

  const people = query.data?.pages.flatMap((page) => page.data).map(chosenPerson) ?? [];
  const count = query.data?.pages.at(-1)?.count ?? 0;
  const whole =
    everybody?.asked === asked ? everybody.people : people.length === count ? people : undefined;
  const all = allState(whole ?? people, whole !== undefined, selected, taken);

  function toggle(person: ChosenPerson) {
    if (single) return setSelected(mapOf([person]));
    const next = new Map(selected);
    if (!next.delete(person.id)) next.set(person.id, person);
    setSelected(next);
  }
  async function toggleAll() {
    setAllError(undefined);
    if (all === 'yes') return setSelected(withoutAll(selected, whole ?? people, fixed));
    if (whole) return setSelected(withAll(selected, whole, taken));
    if (count > most) return setAllError(t('questionaryForm.choose.tooMany', { max: most }));
    setSelecting(true);
    try {
      const found = await findEmployees(q, filter, most);
      setEverybody({ asked, people: found.people });
      setSelected((before) => withAll(before, found.people, taken));
    } catch (error) {
      setAllError(`${t('questionaryForm.choose.allFailed')}. ${errorText(error, t)}`);
    } finally {
      setSelecting(false);
    }
  }
  return {
    query,
    people,
    count,
    selected,
    toggle,
    all,
    toggleAll: () => void toggleAll(),
    /** In work, "select all" cannot be undone once everything is selected. */
    isLocked: isSelectAllLocked(all, fixed),
    /** Who is in view was found by an earlier search: who "all" are is not known yet. */
    isStale: query.isPlaceholderData,
    isSelectingAll: selecting,
    allError,
  };
}

const mapOf = (people: readonly ChosenPerson[]) =>
  new Map(people.map((person) => [person.id, person] as const));
