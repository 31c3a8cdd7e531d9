import MessagesSquare from 'lucide-react/icons/messages-square';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import './talk.css';

/** The way to the page for the manager's talk. */
export function TalkLink({ address: { questionaryId, employeeId } }: { address: ReportAddress }) {
  const { t } = useT();
  return (
    <ButtonLink
      className="r-talk-link"
      icon={<MessagesSquare aria-hidden="true" />}
      to="/estimation/reports/talk/$questionaryId/$employeeId"
      params={{ questionaryId, employeeId }}
    >
      {t('whatNext.prepare')}
    </ButtonLink>
  );
}
