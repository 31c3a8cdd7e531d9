import { privatePrefix, readStored, removeStored, writeStored } from '#web/session/storage.ts';
import { type Draft, readDraft } from './draft.ts';

/** Whose answers about whom; `person` is an employee's id, or the mark of a personal link. */
export interface DraftPlace {
  person: string;
  questionaryId: string;
  employeeId: string;
}

/** Signing out forgets what begins so (session/storage.ts). */
const prefix = `${privatePrefix}answers:`;

export const draftKey = ({ person, questionaryId, employeeId }: DraftPlace): string =>
  `${prefix}${person}:${questionaryId}:${employeeId}`;

export const readKept = (place: DraftPlace): string | null => readStored(draftKey(place));
/** False when the browser keeps nothing: its storage is full or forbidden. */
export const keepDraft = (place: DraftPlace, draft: Draft): boolean =>
  writeStored(draftKey(place), JSON.stringify(draft));
export const forgetDraft = (place: DraftPlace): void => removeStored(draftKey(place));

const day = 86_400_000;

/** Removes what belongs to questionaries that have ended; a day of grace covers all time zones. */
export function forgetEndedDrafts(now: Date): void {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  for (const key of draftKeys()) {
    const draft = readDraft(readStored(key));
    if (!draft || draft.dateEnd < yesterday) removeStored(key);
  }
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
