import { entry } from '#app/texts/entry/ru.ts';
import * as frame from '#app/texts/frame/ru.ts';
import { people } from '#app/texts/people/ru.ts';
import * as shared from '#platform/texts/shared/ru.ts';
import * as texts from './texts-ru.ts';

/** The whole Russian catalogue, which defines every key. src/app/texts/parts lists what the web loads of it. */
export const ru = { ...entry, ...frame, people, ...shared, ...texts } as const;
export type Texts = typeof ru;
