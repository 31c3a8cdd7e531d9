import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { useSecurity } from './queries.ts';

/** What was narrowed within a day, other super admins are held to later (rule 98c). */
export function FormerNote() {
  const texts = useT();
  const until = useSecurity().data?.data.formerUntil;
  if (!until) return null;
  const said = { until: formatMoment(until, texts) };
  return <InfoBlock>{texts.t('companySecurity.former', said)}</InfoBlock>;
}
