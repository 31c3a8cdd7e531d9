import type { ReactNode } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

interface StructureToolsProps {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** How many are there or found, once that is known. */
  note: string | undefined;
  children?: ReactNode;
}

/** Above each tab: the search, further tools and how many there are. */
export function StructureTools({ q, onSearch, note, children }: StructureToolsProps) {
  const { t } = useT();
  return (
    <div className="structure-tools">
      <SearchField
        className="structure-tool"
        label={t('structure.search')}
        value={q ?? ''}
        onChange={(typed) => onSearch(typed || undefined)}
      />
      {children}
      <Muted as="p" role="status">
        {note}
      </Muted>
    </div>
  );
}
