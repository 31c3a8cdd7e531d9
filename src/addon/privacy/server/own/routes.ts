import { downloadOwnData, getOwnData, makeOwnData } from '#addon/privacy/contract/own-data.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { beginOwnData, readOwnData, takeOwnData } from './own-data.ts';

export const routes: Route[] = [
  on(getOwnData)(readOwnData),
  on(makeOwnData)(beginOwnData),
  on(downloadOwnData)(takeOwnData),
];
