import type { Localized } from '#platform/contract/call/fields.ts';

/**
 * What makes a step work, and who found it out (docs/product/first-steps.md). A competence has steps of at
 * least three methods.
 */
export const stepMethods = [
  'goal',
  'when',
  'drill',
  'ask',
  'watch',
  'agree',
  'task',
  'review',
  'count',
] as const;
type StepMethod = (typeof stepMethods)[number];

export interface LibraryStep extends Localized {
  method: StepMethod;
  en: string;
}

/** A step of each method, its text in Russian and English. */
export const step = Object.fromEntries(
  stepMethods.map((method) => [method, (ru: string, en: string) => ({ method, ru, en })]),
) as Record<StepMethod, (ru: string, en: string) => LibraryStep>;
