import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import Target from 'lucide-react/icons/target';
import { getOwnPlan } from '#core/plan/contract/plan.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** The way to plans: for whoever has one, may begin one, or leads somebody who shares one, and on their page itself. */
export function PlanEntry({ onGo }: { onGo: (() => void) | undefined }) {
  const { t } = useT();
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/estimation/plan' });
  // The page asks the same, so that both have one answer.
  const own = useQuery(partQuery(getOwnPlan)).data;
  const hasAny = own && (own.data ?? own.latestReport ?? own.sharedCount > 0);
  if (!isThere && !hasAny) return null;
  return (
    <li>
      <Link
        to="/estimation/plan"
        className="shell-entry"
        aria-current={isThere ? 'page' : undefined}
        activeProps={{}}
        onClick={onGo}
      >
        <Target aria-hidden="true" />
        {t('menu.plan')}
      </Link>
    </li>
  );
}
