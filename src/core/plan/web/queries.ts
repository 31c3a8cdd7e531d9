import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getFirstSteps } from '#core/competence/contract/first-step.ts';
import {
  closePlan,
  createPlan,
  getOwnPlan,
  getPlan,
  notePlan,
  updatePlan,
} from '#core/plan/contract/plan.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useOwnPlan = () => useQuery(partQuery(getOwnPlan));

export const usePlan = (id: string) => useQuery(partQuery(getPlan, { params: { id } }));

/** What to begin with in these competences, by their ids. Without an answer nothing is offered. */
export function useFirstSteps(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const asked = [...ids].sort();
  const { data } = useQuery({
    ...partQuery(getFirstSteps, { query: { ids: asked } }),
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.data.map(({ id, firstStepList }) => [id, firstStepList]));
}

/** The forms show failures themselves, at their fields. */
export const useCreatePlan = () => useSend(createPlan, { meta: { quiet: true } });
export const useSavePlan = () => useSend(updatePlan, { meta: { quiet: true } });
/** Ticks, states and who may see it: one press each. */
export const useChangePlan = () => useSend(updatePlan);
export const useNotePlan = () => useSend(notePlan);
export const useClosePlan = () => useSend(closePlan);
