import { common } from './common.ts';
import { validation } from './validation.ts';

/** What the sign-in screens need: loaded first, kept small. */
export const entry = { common, validation } as const;
