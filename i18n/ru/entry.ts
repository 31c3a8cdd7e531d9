import { common } from './common.ts';
import { signIn } from './sign-in.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

/** What the sign-in screens need: loaded first, kept small. */
export const entry = { common, signIn, ui, validation } as const;
