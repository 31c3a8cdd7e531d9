import { z } from 'zod/mini';
import { id } from '#platform/contract/call/fields.ts';

/** Directories ask for ids that are none of ours. */
export const isId = (text: string): boolean => z.safeParse(id, text).success;
