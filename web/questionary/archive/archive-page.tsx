import { lazy, Suspense } from 'react';
import { loadTexts } from '#web/session/texts.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { PageHead } from '#web/ui/list/page-head.tsx';
import { Segmented } from '#web/ui/press/segmented.tsx';
import '#web/questionary/journal/journal.css';
import { useJournalColumn } from '#web/questionary/cards.ts';
import { ColumnCards } from '#web/questionary/journal/journal-column.tsx';
import { JournalFilterButton } from '#web/questionary/journal/journal-filter.tsx';
import { counted, countOf } from '#web/questionary/journal/journal-head.tsx';
import { archiveAddress } from '#web/questionary/journal-search.ts';
import { useArchiveAddress } from './address.ts';
import type { ReportInPlace } from './archive-view.tsx';

const ArchiveView = lazy(async () => {
  const load = import('./archive-view.tsx');
  return { default: (await Promise.all([load, loadTexts('questionaryDetail')]))[0].ArchiveView };
});

/** Archived questionaries (spec 2, section 2). One opens over the list, with its reports. */
export function ArchivePage({ Report }: { Report: ReportInPlace }) {
  const { t } = useT();
  const { search, openId, setSearch, open, openInJournal, goHome } = useArchiveAddress();
  const archive = useJournalColumn(search, 'archived');
  const count = countOf(archive);
  return (
    <div className="q-archive">
      <PageHead
        title={t('questionary.archive.title')}
        note={
          count === undefined
            ? undefined
            : counted(count, search, (shown) => t('questionary.archive.count', { count: shown }))
        }
      >
        <SearchField
          label={t('questionary.journal.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <Segmented
          label={t('questionary.archive.order')}
          value={search.orderBy ?? 'DESC'}
          options={[
            {
              value: 'DESC',
              label: t('questionary.archive.newestShort'),
              title: t('questionary.archive.newest'),
            },
            {
              value: 'ASC',
              label: t('questionary.archive.oldestShort'),
              title: t('questionary.archive.oldest'),
            },
          ]}
          onChange={(orderBy) => setSearch({ orderBy: orderBy === 'ASC' ? orderBy : undefined })}
        />
        <JournalFilterButton search={search} onSearch={setSearch} />
      </PageHead>
      <ColumnCards
        status="archived"
        column={archive}
        search={search}
        onReset={() => setSearch(archiveAddress.noSearch)}
        onCreate={undefined}
        onCreateFromFile={undefined}
      />
      <Suspense>
        {openId && (
          <ArchiveView
            key={openId}
            id={openId}
            Report={Report}
            onClose={() => open()}
            onMissing={goHome}
            openInJournal={openInJournal}
          />
        )}
      </Suspense>
    </div>
  );
}
