import { auth } from '#core/account/texts/ru.ts';
import { common } from '#platform/texts/common/ru.ts';
import { ui } from '#platform/texts/ui/ru.ts';

/** What the sign-in screens need: loaded first, kept small. */
export const entry = { common, auth, ui } as const;
