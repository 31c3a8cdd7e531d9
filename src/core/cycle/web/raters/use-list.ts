import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { session } from '#core/account/web/session/session.ts';
import type { RatersVerb } from '#core/cycle/contract/policy/raters.ts';
import { type RaterList, raterList, saveRaters } from '#core/cycle/contract/raters.ts';
import { leastOf, mostIn } from '#core/cycle/contract/rules/rater-list.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { type Chosen, isChanged, ofType, type Sent, sentList, withRefusals } from './chosen.ts';
import { forgetListDraft, keepListDraft, readListDraft } from './draft.ts';
import type { Way } from './place.ts';

/** The employee whose device it is. By link this is known on one's own list only. */
const personOf = ({ relation, subject }: RaterList): string | undefined =>
  session()?.user.employeeId ?? (relation === 'own' ? subject.id : undefined);

type Options = Way & {
  saved: RaterList;
  onSaved: (saved: RaterList, action: RatersVerb) => void;
};

/** The list on the screen over the saved one, kept on the device until it is saved. */
export function useList({ saved, token, onSaved }: Options) {
  const person = personOf(saved);
  const ofList = { cycleId: saved.cycle.id, employeeId: saved.subject.id };
  const place = person === undefined ? undefined : { ...ofList, person };
  const [list, setList] = useState<Chosen[]>(
    () => (place && readListDraft(place, saved.version)) ?? saved.raterList,
  );
  const isDirty = isChanged(list, saved.raterList);
  useEffect(() => {
    if (!place || saved.can.length === 0) return;
    if (isDirty) keepListDraft(place, saved.version, list);
    else forgetListDraft(place);
  });
  const send = useSend(saveRaters, {
    networkMode: 'always',
    meta: { quiet: true },
    onSuccess: ({ data }, { body }) => {
      if (place) forgetListDraft(place);
      setList(data.raterList);
      onSaved(data, body.action);
    },
    onError: ({ errors }, { body }) => setList((now) => withRefusals(now, body.raterList, errors)),
  });
  const sent = send.variables?.body.raterList ?? [];
  const refused = send.error?.errors ?? [];
  const newer = newerIn(send.error);
  const problems = refused.filter(({ path }) => !isMended(path, { list, sent, saved }));
  const isAsSent = !isChanged(sentList(list, saved), sent);
  return {
    list,
    setList,
    /** What is wrong with the list as it is now. */
    problems,
    /** Whether the last try to save it still has to be told. */
    isUnsaved:
      send.error !== null &&
      (newer !== undefined || (refused.length > 0 ? problems.length > 0 : isAsSent)),
    isDirty,
    isKept: place !== undefined,
    send,
    act: (action: RatersVerb, note?: string) =>
      send.mutate({
        params: { id: saved.cycle.id, employeeId: saved.subject.id },
        body: {
          version: saved.version,
          action,
          raterList: sentList(list, saved),
          ...(note !== undefined && { note }),
        },
        token,
      }),
    /** What somebody else has saved meanwhile. */
    newer,
    takeNewer(newer: RaterList) {
      if (place) forgetListDraft(place);
      setList(newer.raterList);
      send.reset();
    },
  };
}
export type ListOnScreen = ReturnType<typeof useList>;

function newerIn(error: ListError): RaterList | undefined {
  if (error?.code !== errorCodes.staleVersion.code) return undefined;
  return z.safeParse(raterList, error.data).data;
}
type ListError = ReturnType<typeof useSend<typeof saveRaters>>['error'];

type Since = { list: readonly Chosen[]; sent: Sent; saved: RaterList };

/** Whether what the server said of a list at this place is no longer so, as the list was changed since. */
function isMended(path: string, { list, sent, saved }: Since): boolean {
  if (path === 'raterList') {
    return list.some(({ type }) => !saved.isBound || type !== 'supervisor');
  }
  const refused = sent[Number(/^raterList\.(\d+)\./.exec(path)?.[1])];
  if (refused) return !list.some(({ id, type }) => id === refused.id && type === refused.type);
  const now = sentList(list, saved);
  const role = anonymousTypes.find((type) => path === `raterList.${type}`);
  if (!role) return isChanged(now, sent);
  const count = ofType(list, role).length;
  const isFine = count === 0 || (count >= leastOf(role, saved) && count <= mostIn(role, saved));
  return isFine && isChanged(ofType(now, role), ofType(sent, role));
}
