import { useEffect } from 'react';
import type { Locale } from '#i18n/t.ts';
import { speakLocale, storedLocale, texts } from '#web/session/texts.ts';
import { forgetClosed, forgetOldDrafts, forgetOver } from '#web/testing/draft/draft-storage.ts';
import { closedLinkIn, useVisit } from '#web/testing/flow.ts';
import { linkMark } from '#web/testing/invitation.ts';

/** The people of a personal link, in the recipient's language unless another one was chosen here. */
export function useSpokenVisit(token: string) {
  const visit = useVisit(token);
  const locale = visit.data?.data.locale;
  useEffect(() => {
    if (locale) void speakOwn(locale);
  }, [locale]);
  useForgetAnswered(token, visit);
  return visit;
}

/** What the server says is answered or closed for good leaves this device. */
function useForgetAnswered(token: string, { data, error }: ReturnType<typeof useVisit>) {
  const found = data?.data;
  useEffect(() => {
    if (!found) return;
    forgetOver([found.participantId, linkMark(token)], found.assignmentList, new Date());
  }, [found, token]);
  useEffect(() => {
    const closed = closedLinkIn(error);
    if (!closed) return;
    forgetClosed([closed.participantId, linkMark(token)], closed.questionaryId);
    forgetOldDrafts(new Date());
  }, [error, token]);
}

async function speakOwn(locale: Locale): Promise<void> {
  if (!storedLocale() && locale !== texts().locale) await speakLocale(locale);
}
