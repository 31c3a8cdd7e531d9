import * as scale from '#i18n/assessment/scale/en.ts';
import { role } from '#i18n/company/role/en.ts';
import { nothingYet } from '#i18n/platform/nothing-yet/en.ts';
import { shell } from '#i18n/platform/shell/en.ts';
import type { Translation } from '#i18n/t.ts';
import type { shared as ru } from './ru.ts';

export const shared: Translation<typeof ru> = { nothingYet, role, ...scale, shell };
