import { downloadOwnData, getOwnData, makeOwnData } from '#contract/assessment/privacy/own-data.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { beginOwnData, readOwnData, takeOwnData } from './own-data.ts';

export const routes: Route[] = [
  on(getOwnData)(readOwnData),
  on(makeOwnData)(beginOwnData),
  on(downloadOwnData)(takeOwnData),
];
