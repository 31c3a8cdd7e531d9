import { auth } from '#core/account/texts/en.ts';
import { common } from '#platform/texts/common/en.ts';
import type { Translation } from '#platform/texts/t.ts';
import { ui } from '#platform/texts/ui/en.ts';
import type { entry as ru } from './ru.ts';

export const entry: Translation<typeof ru> = { common, auth, ui };
