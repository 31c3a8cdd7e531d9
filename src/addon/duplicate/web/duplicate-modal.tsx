import { useQuery } from '@tanstack/react-query';
import { duplicateCalls, mostDuplicates } from '#addon/duplicate/contract/duplicate.ts';
import type { DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './duplicate.css';
import { DuplicateRow } from './duplicate-row.tsx';

/** Entries that look alike, two by two: merged, or kept apart for good (rules 193 and 194). */
export function DuplicateModal({ kind, onClose }: { kind: DuplicateKind; onClose: () => void }) {
  const { t } = useT();
  return (
    <Modal
      open
      size="l"
      title={t('duplicate.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Muted as="p">{t(kind === 'employee' ? 'duplicate.leadPeople' : 'duplicate.lead')}</Muted>
      <Pairs kind={kind} />
    </Modal>
  );
}

function Pairs({ kind }: { kind: DuplicateKind }) {
  const { t } = useT();
  const query = useQuery(partQuery(duplicateCalls[kind].list));
  const found = query.data;
  if (query.isError && !found) return <QueryError query={query} title={t('duplicate.failed')} />;
  if (!found) return <Skeleton height="160px" />;
  const { data, count } = found;
  return (
    <>
      <p role="status" className="directory-duplicate-count">
        {count === 0 ? t('duplicate.empty') : t('duplicate.count', { count })}
      </p>
      <ul className="directory-duplicates">
        {data.map((pair) => (
          <DuplicateRow key={`${pair.one.id} ${pair.other.id}`} kind={kind} pair={pair} />
        ))}
      </ul>
      {count > data.length && (
        <Muted as="p">{t('duplicate.more', { count: mostDuplicates })}</Muted>
      )}
    </>
  );
}
