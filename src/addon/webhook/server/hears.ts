import { tellHooks } from './tell.ts';

export const hears = [tellHooks];
