import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { DirectoryTab } from './directory-tabs.ts';
import { useDirectoryAddress } from './use-directory-address.ts';

export interface DirectoryHeadProps {
  tab: DirectoryTab;
  count: number | undefined;
  /** Whether entries of this tab can be archived. */
  canArchive: boolean;
  tools?: ReactNode;
  /** Undefined for those who may not create. */
  onCreate: (() => void) | undefined;
}

/** Search and order are kept in the address. The default order is ascending. */
export function DirectoryHead({ tab, count, canArchive, tools, onCreate }: DirectoryHeadProps) {
  const { t } = useT();
  const { search, setSearch } = useDirectoryAddress();
  const byPlace = tab === 'questions';
  return (
    <search className="directory-head">
      <SearchField
        className="directory-search"
        label={t(`directory.${tab}.search`)}
        value={search.q ?? ''}
        onChange={(q) => setSearch({ q: q || undefined })}
      />
      <Segmented
        label={t('directory.order')}
        value={search.orderBy ?? 'ASC'}
        options={[
          {
            value: 'ASC',
            label: t(byPlace ? 'directory.fromFirst' : 'directory.ascendingShort'),
            title: t('directory.ascending'),
          },
          {
            value: 'DESC',
            label: t(byPlace ? 'directory.fromLast' : 'directory.descendingShort'),
            title: t('directory.descending'),
          },
        ]}
        onChange={(orderBy) => setSearch({ orderBy: orderBy === 'DESC' ? orderBy : undefined })}
      />
      <div className="directory-shown">
        <Muted as="p" role="status">
          {count === undefined ? '\u00a0' : t(`directory.${tab}.count`, { count })}
        </Muted>
        {canArchive && (
          <Checkbox
            label={t('directory.showArchived')}
            checked={search.archived === 'true'}
            onChange={({ target }) => setSearch({ archived: target.checked ? 'true' : undefined })}
          />
        )}
      </div>
      {tools}
      {onCreate && (
        <Button className="directory-create" variant="primary" icon={<Plus />} onClick={onCreate}>
          {t(`directory.${tab}.create`)}
        </Button>
      )}
    </search>
  );
}
