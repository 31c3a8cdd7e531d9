import { z } from 'zod/mini';
import { optionalText, text } from '#platform/contract/call/fields.ts';
import { holdsAddress } from './links.ts';

/**
 * Names of people, companies and places. They stand in letters, where mail programs would make links of addresses,
 * so they hold none (rule 100).
 */
const noAddress = z.refine<string>((value) => !holdsAddress(value), 'validation.nameWithAddress');

/** Required, of one line, trimmed, at most `max` characters. */
export const name = (max: number) => text(max).check(noAddress);
export const optionalName = (max: number) => optionalText(max).check(noAddress);
