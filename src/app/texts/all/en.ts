import { entry } from '#app/texts/entry/en.ts';
import * as frame from '#app/texts/frame/en.ts';
import { people } from '#app/texts/people/en.ts';
import * as shared from '#platform/texts/shared/en.ts';
import type { Translation } from '#platform/texts/t.ts';
import type { Texts } from './ru.ts';
import * as texts from './texts-en.ts';

export const en: Translation<Texts> = { ...entry, ...frame, people, ...shared, ...texts };
