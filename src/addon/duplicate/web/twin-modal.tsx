import type { TwinKind } from '#addon/duplicate/contract/rules/twin.ts';
import { mostTwins } from '#addon/duplicate/contract/twin.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useTwins } from './queries.ts';
import './twin.css';
import { TwinRow } from './twin-row.tsx';

/** Entries that look alike, two by two: merged, or kept apart for good (rules 193 and 194). */
export function TwinModal({ kind, onClose }: { kind: TwinKind; onClose: () => void }) {
  const { t } = useT();
  return (
    <Modal
      open
      size="l"
      title={t('twin.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Muted as="p">{t(kind === 'employee' ? 'twin.leadPeople' : 'twin.lead')}</Muted>
      <Pairs kind={kind} />
    </Modal>
  );
}

function Pairs({ kind }: { kind: TwinKind }) {
  const { t } = useT();
  const query = useTwins(kind);
  const found = query.data;
  if (query.isError && !found) return <QueryError query={query} title={t('twin.failed')} />;
  if (!found) return <Skeleton height="160px" />;
  const { data, count } = found;
  return (
    <>
      <p role="status" className="directory-twin-count">
        {count === 0 ? t('twin.empty') : t('twin.count', { count })}
      </p>
      <ul className="directory-twins">
        {data.map((pair) => (
          <TwinRow key={`${pair.one.id} ${pair.other.id}`} kind={kind} pair={pair} />
        ))}
      </ul>
      {count > data.length && <Muted as="p">{t('twin.more', { count: mostTwins })}</Muted>}
    </>
  );
}
