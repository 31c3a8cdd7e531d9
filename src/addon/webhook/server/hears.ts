import { tellWebhooks } from './tell.ts';

export const hears = [tellWebhooks];
