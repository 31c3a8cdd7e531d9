import { useState } from 'react';
import type { FileQuestionary } from '#core/questionary/contract/questionary-from-file.ts';
import type { ManyOutcome } from '#core/questionary/contract/questionary-many.ts';
import { type Known, refusedIn } from '#core/questionary/web/many/outcome-list.tsx';
import { useWave } from '#core/questionary/web/many/use-many.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import type { Locale } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** Sends what a file has made to work, and keeps what became of it. */
export function useSentWave() {
  const { locale } = useT();
  const { progress, stop, run } = useWave();
  const [result, setResult] = useState<{
    outcomes: ManyOutcome[];
    known: ReadonlyMap<string, Known>;
  }>();
  return {
    progress,
    stop,
    /** Set once it is over. */
    result,
    /** Returns how many stay created: those that may not go are not even tried. */
    async run(data: readonly FileQuestionary[]): Promise<number> {
      const idList = data.flatMap(({ id, workError }) => (id && workError === null ? id : []));
      const stay = data.flatMap(({ id, number, workError }) =>
        id && workError !== null ? { id, number, error: workError } : [],
      );
      const outcomes = [...(await run({ action: 'inwork', idList })), ...stay];
      setResult({ outcomes, known: knownOf(data, locale) });
      return refusedIn(outcomes).length;
    },
  };
}

/** Each by its id, or, before it has one, by its subject's. */
export const knownOf = (
  data: readonly FileQuestionary[],
  locale: Locale,
): ReadonlyMap<string, Known> =>
  new Map(
    data.map(({ id, number, employee }) => [
      id ?? employee.id,
      { number: number ?? undefined, subject: fullName(employee, locale) },
    ]),
  );
