import { useEffect } from 'react';
import { forgetOnDevice, keepOnDevice } from '#core/account/web/session/kept-invitations.ts';
import { forgetAsked } from '#core/answering/web/draft/asked-storage.ts';
import {
  forgetClosed,
  forgetOldDrafts,
  forgetOver,
} from '#core/answering/web/draft/draft-storage.ts';
import { closedLinkIn, useVisit } from '#core/answering/web/flow.ts';
import { useOwnLocale } from '#platform/web/mailed-link/own-locale.ts';

/**
 * The people that a personal link asks about. Switches to the recipient's language unless another
 * was chosen on this device.
 */
export function useSpokenVisit(token: string) {
  const visit = useVisit(token);
  useOwnLocale(visit.data?.data.locale);
  useForgetAnswered(visit);
  useKeptLink(visit, token);
  return visit;
}

/** Keeps the link on this device until everything is answered, to come back to without its letter. */
function useKeptLink({ data, error }: ReturnType<typeof useVisit>, token: string) {
  const found = data?.data;
  useEffect(() => {
    const closed = closedLinkIn(error);
    if (closed?.isAnswered) return forgetOnDevice(closed.participantId);
    if (!found || error) return;
    const { participantId: person, participantName: name, brand } = found;
    keepOnDevice({ person, name, brand, token, keptAt: Date.now() });
  }, [found, error, token]);
}

/** Deletes from this device the answers that the server says are in or no longer wanted. */
function useForgetAnswered({ data, error }: ReturnType<typeof useVisit>) {
  const found = data?.data;
  useEffect(() => {
    if (!found) return;
    forgetClosed(found.participantId, found.closedIdList);
    forgetOver(found.participantId, found.assignmentList, new Date());
    forgetAsked();
  }, [found]);
  useEffect(() => {
    const closed = closedLinkIn(error);
    if (!closed) return;
    forgetClosed(closed.participantId, closed.closedIdList);
    forgetOldDrafts(new Date());
    forgetAsked();
  }, [error]);
}
