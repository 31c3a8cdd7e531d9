import { RolePreviews } from '#core/questionary/web/group-preview.tsx';
import type { InterimPreview } from '#core/report/contract/interim-preview.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import type { useInterimPreview } from './interim-queries.ts';

interface InterimPreviewsProps {
  query: ReturnType<typeof useInterimPreview>;
  threshold: number;
}

/** What an interim report would show of each role, and what it would cost (rule 90). */
export function InterimPreviews({ query, threshold }: InterimPreviewsProps) {
  const texts = useT();
  const { t } = texts;
  if (query.isError) return <QueryError query={query} title={t('interim.preview.failed')} />;
  if (!query.data) {
    return (
      <div aria-busy="true">
        <p role="status">{t('interim.preview.loading')}</p>
        <Skeleton height="80px" />
      </div>
    );
  }
  return (
    <RolePreviews
      title={t('interim.preview.title')}
      previews={query.data.data}
      count={({ answered, asked }) =>
        t('interim.preview.answered', { count: answered, total: asked })
      }
      note={t('interim.preview.atMost')}
    >
      {(role) => sayInterim(role, threshold, texts).join(' ')}
    </RolePreviews>
  );
}

type Role = InterimPreview['roleList'][number];

function sayInterim(role: Role, threshold: number, { t }: Texts): string[] {
  const { asked, answered, shown, fresh, becomes, missing, lost } = role;
  const now = {
    shown: () => t('interim.preview.shown', { count: fresh }),
    few: () => t('interim.preview.few', { count: missing }),
    never: () => t('interim.preview.never'),
    nothing: () => t(shown > 0 ? 'interim.preview.nothing' : 'interim.preview.nobody'),
  };
  const isOpen = becomes === 'shown' && answered < asked;
  return [
    now[becomes](),
    ...(isOpen ? [t('interim.preview.late', { count: threshold })] : []),
    ...(lost > 0 ? [t('interim.preview.lost', { count: lost })] : []),
  ];
}
