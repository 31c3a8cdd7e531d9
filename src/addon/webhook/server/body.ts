import type { HookEvent, toldEvents } from '#addon/webhook/contract/hook-events.ts';

interface Person {
  employeeId: string;
  name: string;
}
interface Assessment {
  questionaryId: string;
  number: number;
}

/**
 * What each event says besides what happened, when, and in which company: ids, a number, at most a name. There is no
 * place for a mark, a text, a count of answers or who has answered (rule 199).
 */
export interface HookFacts extends Record<HookEvent, object> {
  'employee.joined': Person;
  'employee.changed': Person;
  'employee.left': Person;
  'assessment.started': Assessment;
  'assessment.finished': Assessment;
  'report.ready': Assessment & { employeeId: string };
  'security.rightsChanged': { userId: string; name: string };
  'security.keyMade': { keyId: string; name: string };
}

export interface ToldEvent {
  id: string;
  event: (typeof toldEvents)[number];
  at: Date;
  payload: object;
}

/** What is sent. The link leads to the page on which the company's people see the thing, where it has one. */
export function bodyOf(
  { id, event, at, payload }: ToldEvent,
  { slug, address }: { slug: string; address: string },
): string {
  const path = pathOf(payload as Partial<Assessment & Person>);
  return JSON.stringify({
    id,
    type: event,
    at: at.toISOString(),
    brand: slug,
    ...payload,
    ...(path && { link: `${address}${path}` }),
  });
}

function pathOf({ questionaryId, employeeId }: Partial<Assessment & Person>): string | null {
  if (!questionaryId) return null;
  return employeeId
    ? `/estimation/reports?questionary=${questionaryId}&employee=${employeeId}`
    : `/estimation/questionary/${questionaryId}`;
}
