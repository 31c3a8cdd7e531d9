import { endWaiting } from './tell.ts';

export const hears = [endWaiting];
