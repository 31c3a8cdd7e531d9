import { namedCalls } from '#contract/platform/call/directory.ts';

export const subdivisionCalls = namedCalls('subdivision');
