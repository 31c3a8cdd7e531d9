import { useState } from 'react';
import type { Employee } from '#contract/employee.ts';
import { mostSubordinates } from '#contract/user.ts';
import { errorText } from '#web/api/call.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { isOwnRecord, type Subordinate } from './form-rules.ts';
import { findStaff, useOfferedStaff } from './queries.ts';

export interface SubordinatesProps {
  /** The user, who can't be their own subordinate. */
  own: { employeeId: string | null; email: string };
  /** A user without an employee record leads nobody, nor does a new one yet. */
  isUnrecorded?: boolean;
  chosen: readonly Subordinate[];
  error: string | undefined;
  onChange: (chosen: Subordinate[]) => void;
}

const asSubordinate = ({ id, firstName, lastName }: Subordinate): Subordinate => ({
  id,
  firstName,
  lastName,
});

/** Choosing a manager's subordinates among the employees that the server finds. */
export function useSubordinates({ own, chosen, onChange }: SubordinatesProps, q: string) {
  const { t } = useT();
  const query = useOfferedStaff(q);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const people = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const count = query.data?.pages.at(-1)?.count ?? 0;
  const ids = new Set(chosen.map(({ id }) => id));
  const free = people.filter((person) => !isOwnRecord(person, own));
  const allShown = people.length === count && free.length > 0;

  function add(found: readonly Employee[]) {
    const added = found.filter((person) => !ids.has(person.id) && !isOwnRecord(person, own));
    const next = [...chosen, ...added.map(asSubordinate)];
    if (next.length > mostSubordinates) {
      return setProblem(t('user.tooMany', { max: mostSubordinates }));
    }
    onChange(next);
  }
  function remove(gone: readonly { id: string }[]) {
    const left = new Set(gone.map(({ id }) => id));
    onChange(chosen.filter(({ id }) => !left.has(id)));
  }
  async function toggleAll() {
    setProblem(undefined);
    if (allShown && free.every(({ id }) => ids.has(id))) return remove(free);
    if (allShown) return add(free);
    if (count > mostSubordinates) return setProblem(t('user.tooMany', { max: mostSubordinates }));
    setBusy(true);
    try {
      const { data } = await findStaff(q, mostSubordinates);
      const all = data.filter((person) => !isOwnRecord(person, own));
      if (all.every(({ id }) => ids.has(id))) remove(all);
      else add(all);
    } catch (error) {
      setProblem(errorText(error, t));
    } finally {
      setBusy(false);
    }
  }
  return {
    query,
    people,
    count,
    problem,
    busy,
    /** Who is in view was found by an earlier search: who "all" are is not known yet. */
    isStale: query.isPlaceholderData,
    has: (id: string) => ids.has(id),
    isOwn: (person: Employee) => isOwnRecord(person, own),
    all: free.length > 0 && free.every(({ id }) => ids.has(id)),
    some: free.some(({ id }) => ids.has(id)),
    toggle: (person: Employee) => {
      setProblem(undefined);
      if (ids.has(person.id)) remove([person]);
      else add([person]);
    },
    remove,
    toggleAll: () => void toggleAll(),
  };
}
