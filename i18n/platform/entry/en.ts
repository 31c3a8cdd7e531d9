import { auth } from '#i18n/company/auth/en.ts';
import { common } from '#i18n/platform/common/en.ts';
import { ui } from '#i18n/platform/ui/en.ts';
import type { Translation } from '#i18n/t.ts';
import type { entry as ru } from './ru.ts';

export const entry: Translation<typeof ru> = { common, auth, ui };
