import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { getBegun } from '#core/answering/contract/handover/handover.ts';
import { readDraft } from '#core/answering/web/draft/draft.ts';
import { keepDraft, placeOf, readKept } from '#core/answering/web/draft/draft-storage.ts';
import type { Flow } from '#core/answering/web/flow.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { codeInAddress } from './code.ts';
import { TakeForm } from './take-form.tsx';
import { type BegunPlace, spokenDay, spokenPlace } from './when-begun.ts';

type ElsewhereProps = {
  data: AnsweringData;
  flow: Flow;
  onTaken: () => void;
};

/** Stands before the questions: says that the begun answers are on another device, and takes them over (rule 139). */
export function Elsewhere({ data, flow, onTaken }: ElsewhereProps) {
  const texts = useT();
  const { t } = texts;
  const place = placeOf(data);
  const [own] = useState(() => readDraft(readKept(place)));
  const [code] = useState(codeInAddress);
  const begun = useBegun(flow, data);
  // The address may have something else behind its #.
  if (own && !code) return null;
  const take = (
    <TakeForm
      data={data}
      flow={flow}
      own={own}
      code={code}
      onTaken={(draft) => {
        const isKept = keepDraft(place, draft, new Date());
        if (isKept) onTaken();
        return isKept;
      }}
    />
  );
  return (
    <section className="handover" aria-busy={begun.isPending}>
      {code ? (
        <>
          <h2>{t('handover.elsewhere.scanned')}</h2>
          <p>{t('handover.elsewhere.scannedText')}</p>
        </>
      ) : (
        <>
          <h2>
            {begun.isPending ? (
              <Skeleton width="80%" />
            ) : (
              titleOf(begun.data?.data ?? nowhere, new Date(), texts)
            )}
          </h2>
          <p>{t('handover.elsewhere.text')}</p>
        </>
      )}
      {take}
    </section>
  );
}

const nowhere: BegunPlace = { device: null, day: null, isWaiting: false };

function titleOf(begun: BegunPlace, now: Date, texts: ReturnType<typeof useT>): string {
  const place = spokenPlace(begun, texts);
  const day = spokenDay(begun, localDay(now), texts);
  return day === ''
    ? texts.t('handover.elsewhere.titleNoDay', { place })
    : texts.t('handover.elsewhere.title', { place, day });
}

/** Today on this device, YYYY-MM-DD. */
const localDay = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Where the begun answers are; asked anew each time. */
export function useBegun(
  { token }: Flow,
  { questionaryId, employeeId }: AnsweringData,
  enabled = true,
) {
  const query = { filterList: { questionaryId, employeeId } };
  return useQuery({
    ...partQuery(getBegun, { query, token }),
    enabled,
    gcTime: 0,
    networkMode: 'always',
  });
}
