import type { shared as ru } from '../ru/shared.ts';
import type { Translation } from '../t.ts';
import { nothingYet } from './nothing-yet.ts';
import { role } from './role.ts';
import * as scale from './scale.ts';
import { shell } from './shell.ts';

export const shared: Translation<typeof ru> = { nothingYet, role, ...scale, shell };
