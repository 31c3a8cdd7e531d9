import * as scale from '#i18n/assessment/scale/ru.ts';
import { role } from '#i18n/company/role/ru.ts';
import { nothingYet } from '#i18n/platform/nothing-yet/ru.ts';
import { shell } from '#i18n/platform/shell/ru.ts';

/** What all screens behind sign-in need: their frame and the words of the field. Keep it small. */
export const shared = { nothingYet, role, ...scale, shell } as const;
