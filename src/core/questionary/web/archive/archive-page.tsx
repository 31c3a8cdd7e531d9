import ListChecks from 'lucide-react/icons/list-checks';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import '#core/questionary/web/assessments/assessments.css';
import {
  ColumnCards,
  useCardBoxes,
} from '#core/questionary/web/assessments/assessments-column.tsx';
import { AssessmentsFilterButton } from '#core/questionary/web/assessments/assessments-filter.tsx';
import { counted, countOf } from '#core/questionary/web/assessments/assessments-head.tsx';
import { LeftOut } from '#core/questionary/web/assessments/left-out.tsx';
import { useSelection } from '#core/questionary/web/assessments/selection.ts';
import {
  type AssessmentsSearch,
  archiveAddress,
} from '#core/questionary/web/assessments-search.ts';
import { useAssessmentsColumn } from '#core/questionary/web/cards.ts';
import { useArchiveAddress } from './address.ts';
import type { ReportInPlace } from './archive-view.tsx';

const ArchiveBar = part(
  () => import('./archive-bar.tsx'),
  'ArchiveBar',
  'questionaryDetail',
  'many',
);

const ArchiveView = part(() => import('./archive-view.tsx'), 'ArchiveView', 'questionaryDetail');

/** Archived questionaries. One opens over the list, with its reports. */
export function ArchivePage({ Report }: { Report: ReportInPlace }) {
  const { t } = useT();
  const { search, openId, setSearch, open, openInAssessments, goHome } = useArchiveAddress();
  const archive = useAssessmentsColumn(search, 'archived');
  const count = countOf(archive);
  const selection = useSelection();
  const { isOn } = selection;
  const boxOf = useCardBoxes(archive.isFetched, selection);
  return (
    <div className="q-archive">
      <PageHead
        title={t('questionary.archive.title')}
        note={
          count === undefined
            ? undefined
            : counted(count, search, (shown) => t('questionary.archive.count', { count: shown }))
        }
        beside={<LeftOut search={search} isArchive onSearch={setSearch} />}
      >
        <SearchField
          label={t('questionary.assessments.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <Order orderBy={search.orderBy} onChange={(orderBy) => setSearch({ orderBy })} />
        <AssessmentsFilterButton search={search} onSearch={setSearch} />
        {!isOn && (
          <IconButton
            label={t('questionary.assessments.select')}
            icon={<ListChecks />}
            onClick={selection.begin}
          />
        )}
      </PageHead>
      <ColumnCards
        status="archived"
        column={archive}
        search={search}
        onReset={() => setSearch(archiveAddress.noSearch)}
        ways={undefined}
        isSelecting={isOn}
        boxOf={boxOf}
      />
      {isOn && <ArchiveBar selection={selection} onLost={selection.clear} />}
      {openId && (
        <ArchiveView
          key={openId}
          id={openId}
          Report={Report}
          onClose={() => open()}
          onMissing={goHome}
          openInAssessments={openInAssessments}
        />
      )}
    </div>
  );
}

type OrderBy = AssessmentsSearch['orderBy'];

/** The newest come first unless asked otherwise. */
function Order(props: { orderBy: OrderBy; onChange: (orderBy: OrderBy) => void }) {
  const { t } = useT();
  return (
    <Segmented
      label={t('questionary.archive.order')}
      value={props.orderBy ?? 'DESC'}
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
      onChange={(order) => props.onChange(order === 'ASC' ? order : undefined)}
    />
  );
}
