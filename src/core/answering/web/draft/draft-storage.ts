import type { Assignment } from '#core/answering/contract/answering.ts';
import {
  privatePrefix,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '#platform/web/device/storage.ts';
import { type Draft, readDraft } from './draft.ts';

/** Who answers, in which questionary, about whom. */
export interface DraftPlace {
  /** The id of the employee who answers, by link or signed in. */
  person: string;
  questionaryId: string;
  /** The person assessed. */
  employeeId: string;
}

export const placeOf = (data: {
  participantId: string;
  questionaryId: string;
  employeeId: string;
}): DraftPlace => ({
  person: data.participantId,
  questionaryId: data.questionaryId,
  employeeId: data.employeeId,
});

const prefix = `${privatePrefix}answers:` as const;
type DraftKey = `${typeof prefix}${string}`;

export const draftKey = ({ person, questionaryId, employeeId }: DraftPlace): DraftKey =>
  `${prefix}${person}:${questionaryId}:${employeeId}`;

export const readKept = (place: DraftPlace): string | null => readStored(draftKey(place));
/** Returns false if nothing could be kept because the storage is full or forbidden. */
export const keepDraft = (place: DraftPlace, draft: Draft, now: Date): boolean =>
  writeStored(draftKey(place), JSON.stringify({ ...draft, writtenAt: now.getTime() }));
export const forgetDraft = (place: DraftPlace): void => removeStored(draftKey(place));

/** The drafts whose questions this window shows: their person decides, after being told. */
const inView = new Set<string>();

/** Keeps a draft from being removed while its questions are in view. Returns a function that ends that. */
export function holdDraft(key: string): () => void {
  inView.add(key);
  return () => void inView.delete(key);
}

const drop = (key: string): void => {
  if (!inView.has(key)) removeStored(key);
};

/** Removes the person's drafts for questionaries that take no more answers from them. */
export function forgetClosed(person: string, questionaryIds: readonly string[]): void {
  const closed = new Set(questionaryIds);
  for (const key of draftKeys()) {
    const [whose, questionaryId = ''] = key.slice(prefix.length).split(':');
    if (whose === person && closed.has(questionaryId)) drop(key);
  }
}

type Row = Pick<Assignment, 'questionaryId' | 'employeeId' | 'status' | 'isOver'>;

/**
 * Removes drafts that the server says are answered or over, and then old ones. A draft that is
 * still asked for stays, however old it is.
 */
export function forgetOver(person: string, rows: readonly Row[], now: Date): void {
  for (const { questionaryId, employeeId, status, isOver } of rows) {
    const place = { person, questionaryId, employeeId };
    if (status === 'done' || isOver) drop(draftKey(place));
    else renewOld(draftKey(place), now);
  }
  forgetOldDrafts(now);
}

function renewOld(key: DraftKey, now: Date): void {
  const kept = readLoosely(readStored(key));
  if (isOld(kept, now)) writeStored(key, JSON.stringify({ ...kept, writtenAt: now.getTime() }));
}

/** How long a draft is kept that the server says nothing about, in ms. */
const longest = 90 * 86_400_000;

/**
 * Removes drafts last written 90 days ago or more. Call it after the server has said what is still
 * asked: only the server knows what is over, as a last day may be moved and this device's clock may
 * be wrong. A draft that can't be read has no date, so its 90 days begin now.
 */
export function forgetOldDrafts(now: Date): void {
  for (const key of draftKeys()) {
    const kept = readLoosely(readStored(key));
    if (typeof kept.writtenAt !== 'number') {
      writeStored(key, JSON.stringify({ ...kept, writtenAt: now.getTime() }));
    } else if (isOld(kept, now)) removeStored(key);
  }
}

interface Kept {
  writtenAt?: unknown;
  unreadable?: unknown;
}

const isOld = ({ writtenAt }: Kept, now: Date): boolean =>
  typeof writtenAt === 'number' && now.getTime() - writtenAt >= longest;

function readLoosely(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept === 'object' && kept !== null && !Array.isArray(kept)) return kept;
  } catch {
    // Not JSON: keep the text as it is, below.
  }
  return { unreadable: text };
}

/** About how many people this person has unsent answers on this device. */
export const countUnsent = (person: string): number =>
  draftKeys().filter((key) => {
    const draft = key.startsWith(`${prefix}${person}:`) && readDraft(readStored(key));
    return draft && Object.keys(draft.answers).length > 0;
  }).length;

const draftKeys = (): DraftKey[] =>
  storedKeys().filter((key): key is DraftKey => key.startsWith(prefix));
