import { nothingYet } from './nothing-yet.ts';
import { role } from './role.ts';
import * as scale from './scale.ts';
import { shell } from './shell.ts';

/** What all screens behind sign-in need: their frame and the words of the field. Keep it small. */
export const shared = { nothingYet, role, ...scale, shell } as const;
