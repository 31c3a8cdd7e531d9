import type { Texts } from '../ru/all.ts';
import type { Translation } from '../t.ts';
import { entry } from './entry.ts';
import { errors } from './errors.ts';
import { role } from './role.ts';
import * as scale from './scale.ts';

export const en: Translation<Texts> = { ...entry, errors, role, ...scale };
