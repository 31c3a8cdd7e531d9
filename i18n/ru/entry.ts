import { auth } from './auth.ts';
import { common } from './common.ts';
import { validation } from './messages/validation.ts';
import { ui } from './ui.ts';

/** What the sign-in screens need: loaded first, kept small. */
export const entry = { common, auth, ui, validation } as const;
