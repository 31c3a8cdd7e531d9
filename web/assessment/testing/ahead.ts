import { testingStart, testingStartEmployee } from '#contract/assessment/testing.ts';
import { type CallReply, call, type Transport } from '#web/platform/api/call.ts';
import { invitation } from '#web/platform/session/invitation.ts';

/** What web/public/first.js has asked for beside the program: the people of the link in the address. */
declare global {
  interface Window {
    visitAsked?: Promise<Response> | undefined;
  }
}

type Which = { questionaryId: string; employeeId: string };
type Visit = CallReply<typeof testingStart>;
type Data = CallReply<typeof testingStartEmployee>;

let visit: Promise<Visit> | undefined;
const data = new Map<string, Promise<Data>>();

/**
 * Asks for what the page of a link begins with, while the program still starts (decision 085): whom it is about, and
 * the questions where that is one person. An answer is taken once; whoever asks again asks the server.
 */
export function askAhead(): void {
  const token = invitation();
  if (token === null || !window.location.pathname.startsWith('/testing')) return;
  visit = call(testingStart, { query: { token }, transport: alreadyAsked });
  visit.then(
    ({
      data: {
        assignmentList: [only, ...more],
      },
    }) => {
      if (only && more.length === 0) askAbout(token, only);
    },
    ignore,
  );
}

function askAbout(token: string, { questionaryId, employeeId }: Which): void {
  const asked = call(testingStartEmployee, {
    query: { filterList: { employeeId, questionaryId } },
    token,
  });
  asked.catch(ignore);
  data.set(keyOf({ questionaryId, employeeId }), asked);
}

/** The answer asked for ahead, once, if it came; else undefined. */
export function takeVisit(token: string): Promise<Visit> | undefined {
  const taken = token === invitation() ? visit : undefined;
  visit = undefined;
  return taken;
}
export function takeData(which: Which): Promise<Data> | undefined {
  const taken = data.get(keyOf(which));
  data.delete(keyOf(which));
  return taken;
}

const keyOf = ({ questionaryId, employeeId }: Which) => `${questionaryId} ${employeeId}`;
const ignore = () => undefined;

const alreadyAsked: Transport = async (url, request) => {
  const asked = window.visitAsked;
  window.visitAsked = undefined;
  const answer = await asked?.catch(ignore);
  return answer ?? fetch(url, request);
};
