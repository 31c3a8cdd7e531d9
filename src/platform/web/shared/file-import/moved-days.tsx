import type { MovedDays } from '#platform/contract/table-file.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';

/** Says that moments of the file are other days by the company's clock. Nothing where there are none. */
export function MovedDaysNote({ moved }: { moved: MovedDays | null }) {
  const texts = useT();
  if (!moved) return null;
  const { count, rowIndex: row, value, day } = moved;
  return (
    <p>{texts.t('fileImport.movedDays', { count, row, value, day: formatDay(day, texts) })}</p>
  );
}
