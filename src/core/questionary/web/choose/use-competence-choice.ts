import { useState } from 'react';
import { useCompetences } from '#core/directory/web/shared/dictionaries.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import { holds } from '#platform/web/ui/base/holds.ts';
import { usePositions } from './choice-queries.ts';

export type CompetenceChoice = ReturnType<typeof useCompetenceChoice>;

type Shown = ArchivableEntry & { description?: string; questionList?: readonly unknown[] };

/**
 * The competencies in view, as one list and by position, and which of them are chosen. Archived ones
 * are there only where they were chosen before.
 */
export function useCompetenceChoice(chosen: readonly ArchivableEntry[]) {
  const competences = useCompetences();
  const positions = usePositions();
  const [q, setQ] = useState('');
  const [onlySelected, setOnlySelected] = useState(false);
  const [selected, setSelected] = useState<ReadonlyMap<string, ArchivableEntry>>(
    () => new Map(chosen.map((one) => [one.id, one])),
  );
  const isShown = ({ id, name }: ArchivableEntry) =>
    holds(name, q) && (!onlySelected || selected.has(id));
  function choose(entries: readonly ArchivableEntry[], on: boolean) {
    const next = new Map(selected);
    for (const { id, name, isArchived } of entries) {
      if (on) next.set(id, { id, name, isArchived });
      else next.delete(id);
    }
    setSelected(next);
  }
  const all: Shown[] = [
    ...(competences.data?.data ?? []),
    ...chosen.filter(({ isArchived }) => isArchived),
  ];
  const questionCounts = new Map(
    competences.data?.data.map(({ id, questionList }) => [id, questionList.length]),
  );
  return {
    queries: [competences, positions] as const,
    q,
    setQ,
    onlySelected,
    setOnlySelected,
    selected,
    choose,
    /** The company has none. */
    isEmpty: competences.data?.data.length === 0,
    shown: all.filter(isShown),
    groups: (positions.data?.data ?? []).filter(isInUse).map(({ id, name, competenceList }) => {
      const offered = competenceList
        .filter(isInUse)
        .map((one) => ({ ...one, questionCount: questionCounts.get(one.id) }));
      return { id, name, competenceList: offered.filter(isShown), total: offered.length };
    }),
  };
}

const isInUse = ({ isArchived }: { isArchived?: boolean | undefined }) => !isArchived;
