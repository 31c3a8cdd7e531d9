import { useState } from 'react';
import type { Entry } from '#contract/call/fields.ts';
import { useCompetences } from '#web/shared/dictionaries.ts';
import { holds } from '#web/ui/base/holds.ts';
import { usePositions } from './choice-queries.ts';

export type CompetenceChoice = ReturnType<typeof useCompetenceChoice>;

/** The competencies in view, as one list and by position, and which of them are chosen. */
export function useCompetenceChoice(chosen: readonly Entry[]) {
  const competences = useCompetences();
  const positions = usePositions();
  const [q, setQ] = useState('');
  const [onlySelected, setOnlySelected] = useState(false);
  const [selected, setSelected] = useState<ReadonlyMap<string, Entry>>(
    () => new Map(chosen.map((one) => [one.id, one])),
  );
  const isShown = ({ id, name }: Entry) => holds(name, q) && (!onlySelected || selected.has(id));
  function choose(entries: readonly Entry[], on: boolean) {
    const next = new Map(selected);
    for (const { id, name } of entries) {
      if (on) next.set(id, { id, name });
      else next.delete(id);
    }
    setSelected(next);
  }
  return {
    queries: [competences, positions] as const,
    q,
    setQ,
    onlySelected,
    setOnlySelected,
    selected,
    choose,
    shown: competences.data?.data.filter(isShown) ?? [],
    groups: (positions.data?.data ?? []).map(({ id, name, competenceList }) => ({
      id,
      name,
      competenceList: competenceList.filter(isShown),
      total: competenceList.length,
    })),
  };
}
