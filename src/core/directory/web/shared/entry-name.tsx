import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';

/** A name in the directory's lists, with a mark where it is archived. */
export function EntryName(props: { name: string; isArchived?: boolean | undefined }) {
  const { t } = useT();
  return (
    <span className="directory-name">
      {hyphenate(props.name)}
      {props.isArchived && <Badge>{t('directory.archived')}</Badge>}
    </span>
  );
}
