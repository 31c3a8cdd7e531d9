import { auth } from '#i18n/company/auth/ru.ts';
import { common } from '#i18n/platform/common/ru.ts';
import { ui } from '#i18n/platform/ui/ru.ts';

/** What the sign-in screens need: loaded first, kept small. */
export const entry = { common, auth, ui } as const;
