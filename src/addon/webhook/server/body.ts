import type { toldEvents } from '#addon/webhook/contract/webhook-events.ts';
import type { Events } from '#platform/server/happened.ts';

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
  const path = pathOf(payload as Partial<Events['report.ready']>);
  return JSON.stringify({
    id,
    type: event,
    at: at.toISOString(),
    brand: slug,
    ...payload,
    ...(path && { link: `${address}${path}` }),
  });
}

function pathOf({ questionaryId, employeeId }: Partial<Events['report.ready']>): string | null {
  if (!questionaryId) return null;
  return employeeId
    ? `/estimation/reports?questionary=${questionaryId}&employee=${employeeId}`
    : `/estimation/questionary/${questionaryId}`;
}
