import type { entry as ru } from '../ru/entry.ts';
import type { Translation } from '../t.ts';
import { common } from './common.ts';
import { signIn } from './sign-in.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

export const entry: Translation<typeof ru> = { common, signIn, ui, validation };
