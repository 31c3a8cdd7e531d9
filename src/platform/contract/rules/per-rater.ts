import { z } from 'zod/mini';

/** On how many lists of one cycle a rater may stand in a new company (rule 138a). */
export const usualPerRater = 10;
/** The most that may be set. */
const most = 100;

/** On how many lists of a cycle one rater should stand at most. */
export const perRater = z.int().check(z.minimum(1), z.maximum(most));
