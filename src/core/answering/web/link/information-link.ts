import { type MouseEvent, useLayoutEffect } from 'react';
import type { Which } from '#core/answering/web/flow.ts';
import { part } from '#platform/web/device/part.ts';
import { answeringAddress, goTo, informationAddress, peoplePath } from './place.ts';

/** The props of a link to the information about one person. */
export function informationLink(which: Which) {
  const href = informationAddress(which);
  return {
    href,
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      goTo(href);
    },
  };
}

/**
 * Moves between the information and the questions. The browser's "back" leads from the questions to
 * the information.
 */
export const informationSteps = (which: Which) => ({
  toQuestions: () => goTo(answeringAddress(which)),
  toInformation: () => goTo(informationAddress(which)),
  toPeople: () => goTo(peoplePath),
  toPerson: (other: Which) => goTo(informationAddress(other)),
});

/** Stands in place of a page that has nothing to show, and leads to another address. */
export function Leading({ to }: { to: string }) {
  useLayoutEffect(() => goTo(to, 'replace'), [to]);
  return null;
}

/** What is shown without a link, and what few links open, loads apart: a link's page has no room (decision 085). */
export const NoLink = part(() => import('./other-page.tsx'), 'OtherPage');
