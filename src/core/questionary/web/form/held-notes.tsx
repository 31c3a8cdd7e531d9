import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import type { HeldRaters } from './use-held-raters.ts';

/** How many can't be asked now; and whom planned cycles could then not ask (rule 26i). */
export function HeldNotes({ held: { query, notes, cycleList } }: { held: HeldRaters }) {
  const { t } = useT();
  if (query.isError) return <QueryError query={query} title={t('questionaryForm.heldFailed')} />;
  return (
    <>
      {notes.size > 0 && (
        <InfoBlock tone="warning" title={t('questionaryForm.heldRaters', { count: notes.size })}>
          {t('questionaryForm.heldRatersText')}
        </InfoBlock>
      )}
      {cycleList.length > 0 && (
        <InfoBlock title={t('questionaryForm.cyclesAhead')}>
          <ul>
            {cycleList.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
    </>
  );
}
