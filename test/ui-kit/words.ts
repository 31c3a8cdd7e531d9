import { useT } from '#platform/web/ui/base/texts.tsx';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';

/** What the page itself says: no part of the product's catalogue. */
const words = { ru, en };
export type Words = (typeof words)[keyof typeof words];

export const useWords = (): Words => words[useT().locale];
