import { downloadMyData, getMyData, makeMyData } from '#addon/privacy/contract/my-data.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { beginMyData, readMyData, takeMyData } from './my-data.ts';

export const routes: Route[] = [
  on(getMyData)(readMyData),
  on(makeMyData)(beginMyData),
  on(downloadMyData)(takeMyData),
];
