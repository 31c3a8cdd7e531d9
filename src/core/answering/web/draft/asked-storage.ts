import { z } from 'zod/mini';
import { type AnsweringData, answeringData } from '#core/answering/contract/answering.ts';
import {
  privatePrefix,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '#platform/web/device/storage.ts';
import { type DraftPlace, readKept } from './draft-storage.ts';

const prefix = `${privatePrefix}asked:` as const;
const keyOf = ({ person, questionaryId, employeeId }: DraftPlace) =>
  `${prefix}${person}:${questionaryId}:${employeeId}` as const;

/**
 * Keeps the questions about one person beside the answers to them, so that somebody who came by a link can
 * go on without a network (decision 084). Who else was asked and the photo are not kept.
 */
export function keepAsked(data: AnsweringData): void {
  const { participantId: person, questionaryId, employeeId } = data;
  const kept = { ...data, invitedInRole: [], employee: { ...data.employee, photoUrl: null } };
  writeStored(keyOf({ person, questionaryId, employeeId }), JSON.stringify(kept));
}

/** The questions kept for that person; undefined if there are none, or the answers are gone. */
export function readAsked(place: DraftPlace): AnsweringData | undefined {
  if (readKept(place) === null) return undefined;
  try {
    return z.safeParse(answeringData, JSON.parse(readStored(keyOf(place)) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** About whom that person can go on without a network. */
export function listAsked(person: string): AnsweringData[] {
  return storedKeys()
    .filter((key) => key.startsWith(`${prefix}${person}:`))
    .flatMap((key) => {
      const [questionaryId = '', employeeId = ''] = key
        .slice(prefix.length + person.length + 1)
        .split(':');
      const asked = readAsked({ person, questionaryId, employeeId });
      return asked ?? [];
    });
}

/** Removes that person's questions; or everybody's whose answers are gone. */
export function forgetAsked(person?: string): void {
  for (const key of storedKeys().filter((one) => one.startsWith(prefix))) {
    const [owner = '', questionaryId = '', employeeId = ''] = key.slice(prefix.length).split(':');
    const isLeft =
      owner !== person && readKept({ person: owner, questionaryId, employeeId }) !== null;
    if (!isLeft) removeStored(key);
  }
}
