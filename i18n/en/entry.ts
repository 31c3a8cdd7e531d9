import type { entry as ru } from '../ru/entry.ts';
import type { Translation } from '../t.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { validation } from './messages/validation.ts';
import { ui } from './ui.ts';

export const entry: Translation<typeof ru> = { common, auth, ui, validation };
