import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeMany, type ManyOutcome } from '#core/questionary/contract/questionary-many.ts';
import { errorText } from '#platform/web/api/call.ts';
import { partQuery, useReload } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { type ManyAsked, runMany } from './run-many.ts';

/** What the action would do with each of them; not asked while it is not known what to do. */
export const useTry = (asked: ManyAsked | undefined) =>
  useQuery({
    ...partQuery(changeMany, {
      query: { dryRun: true },
      body: asked ?? { action: 'inwork', idList: [] },
    }),
    enabled: asked !== undefined,
    // Anybody may have changed them since.
    staleTime: 0,
    gcTime: 0,
  });

/** Runs a wave: how far it is, a way to stop it, and in the end what became of each. */
export function useWave() {
  const { t } = useT();
  const reload = useReload();
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<{ count: number; total: number }>();
  const [outcomes, setOutcomes] = useState<ManyOutcome[]>();
  return {
    progress,
    outcomes,
    stop: () => {
      isStopped.current = true;
    },
    async run(asked: ManyAsked): Promise<ManyOutcome[]> {
      const total = asked.idList.length;
      setProgress({ count: 0, total });
      const became = await runMany(asked, {
        onProgress: (count) => setProgress({ count, total }),
        isStopped: () => isStopped.current,
        reasonOf: (error) => (error ? errorText(error, t) : t('many.stopped')),
      });
      void reload();
      setProgress(undefined);
      setOutcomes(became);
      return became;
    },
  };
}
export type Wave = ReturnType<typeof useWave>;
