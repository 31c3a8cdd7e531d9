import { useEffect } from 'react';
import { z } from 'zod/mini';
import { session } from '#core/account/web/session/session.ts';
import { type PlanValues, planValues } from '#core/plan/web/plan-values.ts';
import {
  privatePrefix,
  readStored,
  removeStored,
  writeStored,
} from '#platform/web/device/storage.ts';

/** What was typed into a plan and isn't saved yet, kept on the device of its owner. */
export interface PlanDraftPlace {
  /** The plan, or the report that a new one begins from. */
  of: string;
  /** The version of the plan that the form began with. A draft of another version is not used. */
  version: number;
}

const keyOf = ({ of }: PlanDraftPlace) =>
  `${privatePrefix}plan:${session()?.user.employeeId}:${of}` as const;

const kept = z.object({ version: z.number(), values: planValues });

export function readPlanDraft(place: PlanDraftPlace): PlanValues | undefined {
  const { data } = z.safeParse(kept, parsed(readStored(keyOf(place))));
  return data?.version === place.version ? data.values : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export const forgetPlanDraft = (place: PlanDraftPlace): void => removeStored(keyOf(place));

/** Keeps what differs from what the form began with. */
export function usePlanDraft(place: PlanDraftPlace, values: PlanValues, begun: PlanValues): void {
  const text = JSON.stringify(values);
  const isChanged = text !== JSON.stringify(begun);
  const { of, version } = place;
  useEffect(() => {
    const key = keyOf({ of, version });
    if (isChanged) writeStored(key, `{"version":${version},"values":${text}}`);
    else removeStored(key);
  }, [of, version, text, isChanged]);
}
