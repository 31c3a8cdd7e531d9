import { z } from 'zod/mini';
import { newId } from '#platform/web/browser/new-id.ts';
import { type Answers, type Given, orderOf, type Question } from './steps.ts';

/** Unsent answers, as this device keeps them. */
export interface Draft {
  /** Made once, so that a sheet sent twice is saved once. */
  sheetId: string;
  /** The ids of the questions in the order they are asked. */
  order: readonly string[];
  /** The question in view. */
  at: string;
  answers: Answers;
  /** Another device may have them by now (rule 139). Whoever goes on here clears it. */
  isHanded?: boolean | undefined;
}

const stored = z.object({
  sheetId: z.uuidv4(),
  order: z.array(z.string()),
  at: z.string(),
  answers: z.record(z.string(), z.union([z.int().check(z.minimum(0), z.maximum(5)), z.string()])),
  isHanded: z.optional(z.boolean()),
});

/** Randomness, passed in so that tests can repeat it. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  random: () => number;
  sheetId: () => string;
}

export function newDraft(questions: readonly Question[], { random, sheetId }: Chance): Draft {
  const order = orderOf(questions, random);
  return { sheetId: sheetId(), order, at: order[0] ?? '', answers: {} };
}

/** Reads a kept draft; undefined if it can't be read. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    return stored.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Restores a kept draft for these questions. Answers to questions that are no longer asked are
 * dropped, and new questions join those of their kind. A draft that can't be read counts as not
 * kept.
 */
export function restoreDraft(
  text: string | null,
  questions: readonly Question[],
  chance: Chance,
): Draft {
  const kept = readDraft(text);
  const fresh = newDraft(questions, chance);
  if (!kept) return fresh;
  const order = mergedOrder(kept.order, fresh.order, questions);
  const answers = Object.fromEntries(
    questions.flatMap(({ id, type }) => {
      const given = Object.hasOwn(kept.answers, id) ? kept.answers[id] : undefined;
      const fits = typeof given === (type === 'rating' ? 'number' : 'string');
      return fits ? [[id, given as Given]] : [];
    }),
  );
  const at = order.includes(kept.at) ? kept.at : order.find((id) => !(id in answers));
  return { sheetId: kept.sheetId, order, at: at ?? order[0] ?? '', answers };
}

function mergedOrder(
  kept: readonly string[],
  fresh: readonly string[],
  questions: readonly Question[],
): string[] {
  const ratings = new Set(questions.filter((q) => q.competenceId !== null).map(({ id }) => id));
  const known = [...new Set(kept)].filter((id) => ratings.has(id));
  const added = fresh.filter((id) => ratings.has(id) && !known.includes(id));
  return [...known, ...added, ...fresh.filter((id) => !ratings.has(id))];
}

/** Sets an answer; without a value it is removed. */
export function answered(draft: Draft, id: string, given: Given | undefined): Draft {
  const { [id]: _, ...others } = draft.answers;
  return { ...draft, answers: given === undefined ? others : { ...others, [id]: given } };
}

const step = (draft: Draft, by: 1 | -1): Draft | undefined => {
  const at = draft.order[draft.order.indexOf(draft.at) + by];
  return at === undefined ? undefined : { ...draft, at };
};

/** The next question; undefined after the last. */
export const forward = (draft: Draft): Draft | undefined => step(draft, 1);
/** The previous question; undefined before the first. */
export const backward = (draft: Draft): Draft | undefined => step(draft, -1);

export const browserChance: Chance = { random: Math.random, sheetId: () => newId() };
