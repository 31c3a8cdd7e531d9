import { invitation } from '#core/account/web/session/invitation.ts';
import { testingStart, type testingStartEmployee } from '#core/answering/contract/answering.ts';
import { type CallReply, call, type Transport } from '#platform/web/api/call.ts';

/** What src/app/web/public/first.js has asked for beside the program: the people of the link in the address. */
declare global {
  interface Window {
    visitAsked?: Promise<Response> | undefined;
  }
}

/** Pages that begin with nobody to assess: lists of raters to make or approve, and what is asked again. */
export const otherPath = /^\/testing\/(raters|approvals|again)$/;

type Which = { questionaryId: string; employeeId: string };
type Visit = CallReply<typeof testingStart>;
type Data = CallReply<typeof testingStartEmployee>;

let visit: Promise<Visit> | undefined;
let testing: Promise<Data | null> | undefined;

/**
 * Asks for what the page of a link begins with, while the program still starts (decision 085): whom it is about, with
 * the questions where that is one person. Not for pages that begin with nobody to assess. An answer is taken
 * once; the person who asks again asks the server.
 */
export function askAhead(): void {
  const token = invitation();
  if (token === null || otherPath.test(window.location.pathname)) return;
  visit = call(testingStart, { query: { token }, transport: alreadyAsked });
  testing = visit.then(
    ({ message, data }) => data.testing && { message, data: data.testing },
    () => null,
  );
}

/** The answer asked for ahead, once, if it came; else undefined. */
export function takeVisit(token: string): Promise<Visit> | undefined {
  const taken = token === invitation() ? visit : undefined;
  visit = undefined;
  return taken;
}

/** The questions that came with it, once, if they are about this person. */
export async function takeData(which: Which): Promise<Data | undefined> {
  const asked = testing;
  testing = undefined;
  const found = await asked;
  const { questionaryId, employeeId } = found?.data ?? {};
  const isSame = questionaryId === which.questionaryId && employeeId === which.employeeId;
  return (isSame && found) || undefined;
}

const alreadyAsked: Transport = async (url, request) => {
  const asked = window.visitAsked;
  window.visitAsked = undefined;
  const answer = await asked?.catch(() => undefined);
  return answer ?? fetch(url, request);
};
