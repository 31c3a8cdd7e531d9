import { entry } from './entry.ts';
import { errors } from './errors.ts';
import { role } from './role.ts';
import * as scale from './scale.ts';

/** The whole Russian catalogue: the source of every key. */
export const ru = { ...entry, errors, role, ...scale } as const;
export type Texts = typeof ru;
