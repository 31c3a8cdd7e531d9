import { namedCalls } from './directory.ts';

export const subdivisionCalls = namedCalls('subdivision');
