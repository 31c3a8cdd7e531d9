import { useEffect, useEffectEvent, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { handOver } from '#core/answering/contract/handover/handover.ts';
import { handoverLasts, longestHandover } from '#core/answering/contract/rules/handover.ts';
import type { Draft } from '#core/answering/web/draft/draft.ts';
import { placeOf } from '#core/answering/web/draft/draft-storage.ts';
import { type Flow, isFinal } from '#core/answering/web/flow.ts';
import { call } from '#platform/web/api/call.ts';
import { canEncrypt } from '#platform/web/browser/secure-only.ts';
import { browserTimer, type Timer } from '#platform/web/ui/base/timer.ts';
import { newCode } from './code.ts';
import { useBegun } from './elsewhere.tsx';
import { encrypt, keysOf } from './encrypt.ts';

/**
 * `over`: the code works no more, or this device no longer knows it; whether another one has taken the answers
 * only the person knows.
 */
export type Giving =
  | { step: 'making' | 'taken' | 'over' }
  | { step: 'failed'; isTooLarge: boolean; error?: unknown }
  | { step: 'waiting'; code: string; since: number };

interface Given {
  data: AnsweringData;
  flow: Flow;
  draft: Draft;
  isHanded: boolean;
  onHanded: () => void;
  timer?: Timer | undefined;
}

/** How often this device looks whether another one has taken the answers, in ms. */
const pause = 3000;

/** Encrypts the answers with a new code, leaves them with the server, and sees when they are taken. */
export function useGiving({ data, flow, draft, isHanded, onHanded, timer = browserTimer }: Given) {
  const [state, setState] = useState<Giving>({ step: isHanded ? 'over' : 'making' });

  const make = useEffectEvent(async (isWanted: () => boolean): Promise<Giving | undefined> => {
    const code = newCode();
    const keys = await keysOf(code, placeOf(data));
    const sealed = await encrypt(JSON.stringify(draft), keys);
    if (sealed.length > longestHandover) return { step: 'failed', isTooLarge: true };
    if (!isWanted()) return undefined;
    const { questionaryId, employeeId } = data;
    const body = { questionaryId, employeeId, proof: keys.proof, sealed };
    await call(handOver, { body, token: flow.token });
    onHanded();
    return { step: 'waiting', code, since: Date.now() };
  });
  const isMaking = state.step === 'making' && canEncrypt();
  useEffect(() => {
    if (!isMaking) return;
    let isWanted = true;
    make(() => isWanted)
      .catch((error: unknown): Giving => ({ step: 'failed', isTooLarge: false, error }))
      .then((next) => isWanted && next && setState(next));
    return () => {
      isWanted = false;
    };
  }, [isMaking]);

  const isWaiting = state.step === 'waiting';
  const since = state.step === 'waiting' ? state.since : 0;
  const looking = useBegun(flow, data, isWaiting);
  const { data: begun, error, refetch, dataUpdatedAt, errorUpdatedAt } = looking;
  const isTaken = isWaiting && dataUpdatedAt >= since && begun?.data.isWaiting === false;
  useEffect(() => {
    if (isTaken) setState({ step: Date.now() - since < handoverLasts ? 'taken' : 'over' });
  }, [isTaken, since]);
  // They were sent from there before this device looked, or the assessment is over.
  const isOver = isWaiting && isFinal(error);
  useEffect(() => {
    if (isOver) setState({ step: 'failed', isTooLarge: false, error });
  }, [isOver, error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again a while after each answer
  useEffect(() => {
    if (isWaiting) return timer(() => void refetch(), pause);
  }, [isWaiting, dataUpdatedAt, errorUpdatedAt, timer, refetch]);
  useEffect(() => {
    if (isWaiting) return timer(() => setState({ step: 'over' }), handoverLasts);
  }, [isWaiting, timer]);

  return { state, begin: () => setState({ step: 'making' }) };
}
