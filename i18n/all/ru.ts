import { entry } from '#i18n/platform/entry/ru.ts';
import * as frame from '#i18n/platform/frame/ru.ts';
import * as shared from '#i18n/platform/shared/ru.ts';
import * as texts from './texts-ru.ts';

/** The whole Russian catalogue, which defines every key. i18n/parts lists what the web loads of it. */
export const ru = { ...entry, ...frame, ...shared, ...texts } as const;
export type Texts = typeof ru;
