import { useState } from 'react';
import type { Employee } from '#core/employee/contract/employee.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { isOwnRecord, type Subordinate, toggleSubordinates } from './form-rules.ts';
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

/** Choosing a manager's subordinates among the employees that the server finds. */
export function useSubordinates({ own, chosen, onChange }: SubordinatesProps, q: string) {
  const { t } = useT();
  const query = useOfferedStaff(q);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const people = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const count = query.data?.pages.at(-1)?.count ?? 0;
  const ids = new Set(chosen.map(({ id }) => id));
  const has = ({ id }: { id: string }) => ids.has(id);
  const isOwn = (person: Employee) => isOwnRecord(person, own);
  const free = people.filter((person) => !isOwn(person));
  const allShown = people.length === count && free.length > 0;
  const tooMany = () => setProblem(t('user.tooMany', { max: mostSubordinates }));

  /** Gives up these people if all of them are chosen, and chooses them otherwise. */
  function toggle(found: readonly Subordinate[]) {
    setProblem(undefined);
    const next = toggleSubordinates(chosen, found);
    if (next.length > mostSubordinates) tooMany();
    else onChange(next);
  }
  async function toggleAll() {
    if (allShown) return toggle(free);
    if (count > mostSubordinates) return tooMany();
    setProblem(undefined);
    setBusy(true);
    try {
      const { data } = await findStaff(q, mostSubordinates);
      toggle(data.filter((person) => !isOwn(person)));
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
    has,
    isOwn,
    all: free.length > 0 && free.every(has),
    some: free.some(has),
    toggle,
    toggleAll: () => void toggleAll(),
  };
}
