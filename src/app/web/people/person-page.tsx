import { useParams } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import UserX from 'lucide-react/icons/user-x';
import { useCan, useSession } from '#core/account/web/session/session.ts';
import { CompanyTab } from '#core/profile/web/company-tab.tsx';
import { ProfileHead } from '#core/profile/web/profile-head.tsx';
import { useCompanyInfo, useProfile } from '#core/profile/web/queries.ts';
import { profileWay } from '#core/profile/web/values/permissions.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { opensReports, type Relation } from '#platform/contract/call/access.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { openProfile } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import '#core/profile/web/profile.css';
import { AssessmentsOf, PendingOf, PlanOf, ReportsOf } from './person-parts.tsx';
import './people.css';

/** All that the reader may know of one employee: who they are, their assessments, reports, plan, and what they owe. */
export function PersonPage() {
  const { id } = useParams({ from: '/admin/structure/employees/$id' });
  return <Person key={id} id={id} />;
}

export function Person({ id }: { id: string }) {
  const { t } = useT();
  const can = useCan();
  const { roles, user } = useSession();
  const query = useProfile(id);
  const company = useCompanyInfo(id);
  const profile = query.data?.data;
  if (query.isError && !profile) return <NotHere query={query} />;
  if (!profile || company.isPending) return <PersonSkeleton />;
  const relation = relationOf(id, user.employeeId, company.data?.data.leaderList ?? []);
  const isOwn = relation === 'own';
  return (
    <div className="person">
      <Card as="section" className="person-card profile">
        <ProfileHead as="h1" profile={profile} isOwn={isOwn} />
        {profileWay(can, isOwn) && (
          <Button className="profile-edit" icon={<Pencil />} onClick={() => openProfile(id)}>
            {t('profile.edit')}
          </Button>
        )}
        <CompanyTab employeeId={id} onEdit={undefined} />
      </Card>
      <div className="person-parts">
        {can(getQuestionaryList.access) && !isOwn && <PendingOf id={id} />}
        {opensReports(roles, relation) && <ReportsOf id={id} />}
        {relation !== 'stranger' && <PlanOf id={id} isOwn={isOwn} />}
        {can(getQuestionaryList.access) && <AssessmentsOf id={id} />}
      </div>
    </div>
  );
}

/** How the reader stands to them. */
function relationOf(
  id: string,
  readerId: string | null,
  leaders: readonly { employeeId: string | null }[],
): Relation {
  if (readerId === id) return 'own';
  const leads = leaders.some(({ employeeId }) => employeeId !== null && employeeId === readerId);
  return leads ? 'subordinate' : 'stranger';
}

function NotHere({ query }: { query: ReturnType<typeof useProfile> }) {
  const { t } = useT();
  return isMissing(query.error) ? (
    <EmptyState icon={<UserX />} title={t('profile.missing')} text={t('profile.missingText')} />
  ) : (
    <QueryError query={query} title={t('profile.loadFailed')} />
  );
}

const PersonSkeleton = () => (
  <div className="person">
    <Skeleton height="420px" />
    <Skeleton height="240px" />
  </div>
);
