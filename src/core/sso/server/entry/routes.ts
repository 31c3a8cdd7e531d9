import {
  comeBackFromSso,
  endBySso,
  findSso,
  leaveBySso,
  proveBySso,
  startSso,
} from '#core/sso/contract/entry/sso.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { endThere } from './back-channel.ts';
import { comeBack } from './come-back.ts';
import { find } from './find.ts';
import { beginConfirmation } from './prove.ts';
import { leave, start } from './start.ts';

export const routes: Route[] = [
  on(findSso)(find),
  on(startSso)(start),
  on(comeBackFromSso)(comeBack),
  on(leaveBySso)(leave),
  on(endBySso)(endThere),
  on(proveBySso)(beginConfirmation),
];
