import { beforeAll, expect, test } from 'vitest';
import { twinKinds } from '#addon/duplicate/contract/rules/twin.ts';
import { twinCalls } from '#addon/duplicate/contract/twin.ts';
import { endpoints } from '#app/contract/all.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { startApp } from '#test/start/start-app.ts';
import { historyFile, peopleFile } from './bodies.ts';
import { fixtures, type Request } from './fixtures.ts';
import { makeWorld } from './make-world.ts';
import type { World } from './world.ts';

/**
 * Every call that changes something or returns a file must write to the activity log. A new
 * endpoint that forgets it fails here.
 */
const house = startApp();
let world: World;
let token: string;

beforeAll(async () => {
  const made = await makeWorld(house, 'noted');
  ({ world } = made);
  token = made.tokens.ROLE_SUPER_ADMIN;
});

/** Calls that write nothing to the activity log, and why. */
const unnoted: Record<string, string> = {
  exchangeToken: 'a part of signing in',
  getChoice: 'a part of signing in, and spends nothing',
  chooseAccount: 'a part of signing in; who is signed out by it is noted as signing out',
  keepInCookie: 'the same session, kept in another way',
  mailProofCode: 'a letter, and nothing has happened yet',
  checkEnrolment: 'a part of signing in',
  beginEnrolment: 'nothing is kept of it',
  askToLetIn: 'asked by anybody, and nothing has happened yet',
  letIn: 'opens nothing: the device still has to sign in',
  beginTotp: 'nothing is kept of it',
  renewRecovery: 'noted when one of the codes has been typed back',
  renameFactor: 'what somebody calls their own phone',
  forgetTrusted: 'asks for more, not for less',
  getPasskeyOptions: 'nothing is kept of it',
  getEnrolmentPasskeyOptions: 'nothing is kept of it',
  getNewPasskeyOptions: 'nothing is kept of it',
  getPasskeyProofOptions: 'nothing is kept of it',
  switchLocale: 'the language of one’s own screen',
  requestReset: 'asked by anybody, and nothing has happened yet',
  readStopLink: 'reads; by POST, so that no address has its token',
  sendNewEmailAgain: 'a letter about a change that is noted when it is made',
  cancelNewEmail: 'nothing has happened, and nothing will',
  testingBegin: 'answering: who did it when must not be found (rule 24)',
  handOver: 'answering: who did it when must not be found (rule 24)',
  takeOver: 'answering: who did it when must not be found (rule 24)',
  cancelHandover: 'answering: who did it when must not be found (rule 24)',
  updateNotification: 'what somebody has read in their own list changes nothing for the company',
  giveConsent: 'a part of answering: only the day is kept (rule 115)',
  decline: 'answering: nobody but HR may know it, and nobody when it was (rule 24)',
  createPlan: 'one’s own plan, of which nobody else may know (rule 154)',
  updatePlan: 'one’s own plan, of which nobody else may know (rule 154)',
  notePlan: 'a note for whoever reads the plan, and for nobody else (rule 154)',
  closePlan: 'one’s own plan, of which nobody else may know (rule 154)',
  sendResult: 'answering: who did it when must not be found (rule 24)',
  getPhoto: 'what colleagues see on every page',
  getBrandIcon: 'what everybody sees at sign-in',
  getCompetenceExample: 'a file without anybody’s data',
  getEmployeeExample: 'a file without anybody’s data',
  repairEmployeeFile: 'gives back what was sent, and nothing of the product',
  getQuestionaryFileExample: 'a file without anybody’s data',
  getHistoryExample: 'a file without anybody’s data',
  previewEmailTemplate: 'shows what would be sent',
  previewNotificationTemplate: 'shows what would be said',
  makeOwnData: 'nothing has left the product yet: the download is noted',
  makeReportArchive: 'nothing has left the product yet: the download is noted',
  resumeReportArchive: 'goes on with what one has asked for oneself',
  deleteReportArchive: 'forgets what one has asked for oneself',
  refreshSso: 'reads again what the provider says of itself',
  endBySso: 'noted where it ends sessions: back-channel.http.test.ts',
  proveBySso: 'nothing is proved yet: the proof is noted when the provider has given it',
  sendHookAgain: 'what happened is noted already',
  testHook: 'a try tells nothing of the company',
  trySso: 'a try signs nobody in, and changes nothing',
  withdrawPositionWish: 'nothing has happened, and nothing will',
  ...Object.fromEntries(
    twinKinds.map((kind) => [twinCalls[kind].apart.name, 'two entries stay as they are']),
  ),
  checkReset: 'asks whether a link works, and spends nothing',
  checkNewEmail: 'asks whether a link works, and spends nothing',
  checkJoining: 'asks whether a link works, and spends nothing',
  forgetKnock: 'they come back on the list when they try again',
  reportError: 'says nothing of anybody, and changes nothing',
  importParticipants: 'reads a file for the form, which is saved later',
  findHeldRaters: 'reads who can be asked for the form, which is saved later',
  suggestParticipants: 'reads the structure for the form, which is saved later',
};

/** Calls whose fixtures can't show it, and where it is tested instead. */
const heldElsewhere: Record<string, string> = {
  proveFactor: 'it takes a ticket: src/core/factor/server/sign-in.http.test.ts',
  addEnrolment: 'it takes a ticket: src/core/factor/server/enrol.http.test.ts',
  finishEnrolment: 'it takes a ticket: src/core/factor/server/enrol.http.test.ts',
  remindFactor: 'nobody is asked for a factor there: src/core/factor/server/policy.http.test.ts',
  finishRecovery: 'its codes are new ones by then: src/core/factor/server/enrol.http.test.ts',
  signInByPasskey: 'it takes a passkey: src/core/factor/server/passkey.http.test.ts',
  addPasskey: 'it takes a passkey: src/core/factor/server/own-passkey.http.test.ts',
  addEnrolmentPasskey: 'it takes a ticket: src/core/factor/server/passkey.http.test.ts',
  logoutUser: 'its session ends: src/core/account/server/journal.http.test.ts',
  switchBrand:
    'its fixture stays in the same company: src/core/account/server/journal.http.test.ts',
  declineJoining:
    'its link is spent by acceptJoining: src/core/account/server/joining/joining.http.test.ts',
  importMany: 'its fixture only tries: src/core/questionary/server/from-file/many.http.test.ts',
  createMany:
    'its fixture only tries: src/core/questionary/server/from-file/create-many.http.test.ts',
  restorePassword:
    'it signs in too, which is noted as well: src/core/audit/server/passwords.http.test.ts',
  remindAwaited:
    'its fixture has been invited on this day by then: src/core/awaited/server/awaited.http.test.ts',
  setSsoState: 'its fixture changes nothing: src/core/sso/server/state.http.test.ts',
  checkDomain: 'its fixture has no record: src/core/sso/server/domain/domain.http.test.ts',
  evenOutCycle: 'nothing is to even out there: src/core/cycle/server/load/load.http.test.ts',
  undoEvenOut: 'nothing is to undo there: src/core/cycle/server/load/load.http.test.ts',
  takeSourceRun: 'its fixture has no file: src/addon/source/server/source.http.test.ts',
  giveCompetences:
    'its position has them by then: src/core/directory/server/position/give-competences.http.test.ts',
  endSession:
    'a new password has ended that session: src/core/account/server/session/sessions.http.test.ts',
};

/**
 * A request that succeeds. The fixture of an import is only a dry run, so here it really imports. A
 * user leads nobody else by it: those people would get entries of their own (leader.http.test.ts).
 */
const imported: Record<string, () => Request> = {
  importEmployees: () => ({ query: {}, file: peopleFile() }),
  importHistory: () => ({ query: {}, body: {}, file: historyFile(world.raterEmail, '2021') }),
};
function requestFor({ name }: Endpoint): Request {
  const request = imported[name]?.() ?? fixtures[name]?.own(world) ?? {};
  if (name !== 'createUser' && name !== 'updateUser') return request;
  const { employeeIdList: _, ...body } = request.body as Record<string, unknown>;
  return { ...request, body };
}

const countNotes = async (): Promise<number> => {
  const { rows } = await house.context.database.pool.query('select count(*)::int as n from audit');
  return rows[0].n;
};

const doesSomething = ({ method, reply }: Endpoint) => method !== 'GET' || reply === 'file';
const isDelete = ({ method }: Endpoint) => method === 'DELETE';
const noted = endpoints.filter(
  (endpoint) =>
    doesSomething(endpoint) && !(endpoint.name in unnoted) && !(endpoint.name in heldElsewhere),
);
/** Deletes come last and in reverse order, because calls later in the contract use what earlier ones made. */
const toBeNoted = [
  ...noted.filter((endpoint) => !isDelete(endpoint)),
  ...noted.filter(isDelete).reverse(),
];

test('the exceptions are endpoints that do something', () => {
  const known = endpoints.filter(doesSomething).map(({ name }) => name);
  const named = [...Object.keys(unnoted), ...Object.keys(heldElsewhere)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(toBeNoted.length).toBeGreaterThan(20);
});

test.each(toBeNoted.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is noted once',
  async (name, endpoint) => {
    const request = requestFor(endpoint);
    const before = await countNotes();
    const by = endpoint.access === 'key' ? world.scimKey : token;
    const { status, body } = await house.call(endpoint, { ...request, token: by });
    expect([name, status < 300 || body]).toEqual([name, true]);
    expect(await countNotes()).toBe(before + 1);
  },
);

/** Who opens whose report is noted for the person whom it is about: privacy/own/own-data.http.test.ts. */
const openings = ['getReport', 'compareReports', 'getReportTrend'];

test('what only looks writes nothing', async () => {
  const before = await countNotes();
  const looks = endpoints.filter((one) => !doesSomething(one) && !openings.includes(one.name));
  for (const endpoint of looks) {
    const by = endpoint.access === 'key' ? world.scimKey : token;
    await house.call(endpoint, { ...fixtures[endpoint.name]?.own(world), token: by });
  }
  expect(await countNotes()).toBe(before);
});
