import { entry } from '#i18n/platform/entry/en.ts';
import * as frame from '#i18n/platform/frame/en.ts';
import * as shared from '#i18n/platform/shared/en.ts';
import type { Translation } from '#i18n/t.ts';
import type { Texts } from './ru.ts';
import * as texts from './texts-en.ts';

export const en: Translation<Texts> = { ...entry, ...frame, ...shared, ...texts };
