import { ownPage } from '#test/fake/own-page.ts';
import { currentPassword, password } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none, ofTicket } from '#test/security/fixture.ts';

/** What no passkey has made or signed: with real ones they are tried in company/factor/passkey.http.test.ts. */
const madeUp = { id: 'aWQ', clientDataJSON: 'e30' };

const credential = { ...madeUp, attestationObject: 'oA' };

const assertion = { ...madeUp, authenticatorData: 'AA', signature: 'AA' };

export const fixtures: Fixtures = {
  loginUser: alone(({ email, slug }) => ({
    body: { email, password: currentPassword, holdingSlug: slug },
  })),
  exchangeToken: alone(({ handoffToken }) => ({ body: { token: handoffToken } }), {
    unnoted: 'a part of signing in',
  }),
  getChoice: alone(({ choiceToken }) => ({ body: { choice: choiceToken } }), {
    unnoted: 'a part of signing in, and spends nothing',
  }),
  chooseAccount: alone(
    ({ choiceToken }) => ({ body: { choice: choiceToken, take: false }, headers: ownPage }),
    { unnoted: 'a part of signing in; who is signed out by it is noted as signing out' },
  ),
  keepInCookie: alone(() => ({ headers: ownPage }), {
    unnoted: 'the same session, kept in another way',
  }),
  logoutUser: {
    ...none,
    notedIn: 'its session ends: src/core/account/server/journal.http.test.ts',
  },
  getSessionList: none,
  endOtherSessions: none,
  prove: alone(({ factorCode }) => ({ body: { code: factorCode() } })),
  // Who has a factor proves by it.
  mailConfirmationCode: {
    ...none,
    refusedBy: 409,
    unnoted: 'a letter, and nothing has happened yet',
  },
  getConfirmationOptions: none,
  endSession: by(({ otherSessionId }) => ({ params: { id: otherSessionId } }), {
    notedIn:
      'a new password has ended that session: src/core/account/server/session/sessions.http.test.ts',
  }),
  getCurrentUserInfo: none,
  getAvailableRoutes: none,
  switchBrand: by(({ brandName }) => ({ body: { name: brandName } }), {
    notedIn: 'its fixture stays in the same company: src/core/account/server/journal.http.test.ts',
  }),
  switchLocale: by((world) => ({ params: { id: world.accountId }, body: { locale: 'ru' } }), {
    unnoted: 'the language of one’s own screen',
  }),
  getPasskeyOptions: { ...none, unnoted: 'nothing is kept of it' },
  signInByPasskey: alone(({ slug }) => ({ body: { assertion, holdingSlug: slug } }), {
    refusedBy: 401,
    notedIn: 'it takes a passkey: src/core/factor/server/passkey.http.test.ts',
  }),
  getEnrolmentPasskeyOptions: { ...ofTicket(), unnoted: 'nothing is kept of it' },
  addEnrolmentPasskey: {
    ...ofTicket({ credential }),
    notedIn: 'it takes a ticket: src/core/factor/server/passkey.http.test.ts',
  },
  getNewPasskeyOptions: { ...none, unnoted: 'nothing is kept of it' },
  addPasskey: alone(() => ({ body: { credential } }), {
    refusedBy: 400,
    notedIn: 'it takes a passkey: src/core/factor/server/own-passkey.http.test.ts',
  }),
  getPasskeyConfirmationOptions: { ...none, unnoted: 'nothing is kept of it' },
  requestReset: alone(({ email }) => ({ body: { email } }), {
    unnoted: 'asked by anybody, and nothing has happened yet',
  }),
  checkReset: {
    own: ({ resetToken }) => ({ body: { token: resetToken } }),
    foreign: () => ({ body: { token: 'nothing-here' } }),
    unnoted: 'asks whether a link works, and spends nothing',
  },
  restorePassword: alone(({ resetToken }) => ({ body: { token: resetToken, ...password } }), {
    isSpent: true,
    notedIn:
      'it signs in too, which is noted as well: src/core/audit/server/passwords.http.test.ts',
  }),
  resetCurrentUserPassword: alone(() => ({ body: { currentPassword, ...password } })),
  checkNewEmail: {
    own: ({ newEmailToken }) => ({ body: { token: newEmailToken } }),
    foreign: () => ({ body: { token: 'nothing-here' } }),
    unnoted: 'asks whether a link works, and spends nothing',
  },
  confirmNewEmail: alone(({ newEmailToken }) => ({ body: { token: newEmailToken } }), {
    isSpent: true,
  }),
  checkGivenAccess: {
    own: ({ joinToken }) => ({ body: { token: joinToken } }),
    foreign: () => ({ body: { token: 'nothing-here' } }),
    unnoted: 'asks whether a link works, and spends nothing',
  },
  acceptGivenAccess: alone(({ joinToken }) => ({ body: { token: joinToken } })),
  declineGivenAccess: alone(({ joinToken }) => ({ body: { token: joinToken } }), {
    notedIn:
      'its link is spent by acceptGivenAccess: src/core/account/server/acceptance/acceptance.http.test.ts',
  }),
  sendNewEmailAgain: { ...none, unnoted: 'a letter about a change that is noted when it is made' },
  cancelNewEmail: { ...none, unnoted: 'nothing has happened, and nothing will' },
};
