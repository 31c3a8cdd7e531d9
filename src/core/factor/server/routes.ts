import * as passkeys from '#core/account/contract/passkey.ts';
import * as calls from '#core/factor/contract/factor.ts';
import { getFactorMissing, remindFactor } from '#core/security/contract/security.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { askForCode, knowDevice } from './let-in.ts';
import { readMissing, remindOfFactor } from './missing.ts';
import {
  addOwn,
  beginOwn,
  finishOwn,
  forgetOwn,
  listOwn,
  removeOwn,
  renameOwn,
  renewOwn,
} from './own.ts';
import { addOwnPasskey, beginOwnPasskey, optionsOfConfirmation } from './own-passkey.ts';
import {
  addAtSignIn,
  addPasskeyAtSignIn,
  beginAtSignIn,
  beginPasskeyAtSignIn,
  checkMailCode,
  finishAtSignIn,
  signInByFactor,
} from './step.ts';

export const routes: Route[] = [
  on(calls.proveFactor)(signInByFactor),
  on(calls.checkEnrolment)(checkMailCode),
  on(calls.beginEnrolment)(beginAtSignIn),
  on(calls.addEnrolment)(addAtSignIn),
  on(calls.finishEnrolment)(finishAtSignIn),
  on(calls.askToLetIn)(askForCode),
  on(calls.letIn)(knowDevice),
  on(calls.getFactorList)(listOwn),
  on(calls.beginTotp)(beginOwn),
  on(calls.addTotp)(addOwn),
  on(calls.renewRecovery)(renewOwn),
  on(calls.finishRecovery)(finishOwn),
  on(calls.renameFactor)(renameOwn),
  on(calls.removeFactor)(removeOwn),
  on(passkeys.getEnrolmentPasskeyOptions)(beginPasskeyAtSignIn),
  on(passkeys.addEnrolmentPasskey)(addPasskeyAtSignIn),
  on(passkeys.getNewPasskeyOptions)(beginOwnPasskey),
  on(passkeys.addPasskey)(addOwnPasskey),
  on(passkeys.getPasskeyConfirmationOptions)(optionsOfConfirmation),
  on(calls.forgetTrusted)(forgetOwn),
  on(getFactorMissing)((call) =>
    inBrand(call, async (scope, { now }) => ({ data: await readMissing(scope, now) })),
  ),
  on(remindFactor)(remindOfFactor),
];
