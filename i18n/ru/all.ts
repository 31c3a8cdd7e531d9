import { entry } from './entry.ts';
import { errors } from './errors.ts';
import * as scale from './scale.ts';

/** The whole Russian catalogue: the source of every key. */
export const ru = { ...entry, errors, ...scale } as const;
export type Texts = typeof ru;
