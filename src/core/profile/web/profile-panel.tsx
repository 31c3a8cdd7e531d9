import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useCan, useSession } from '#core/account/web/session/session.ts';
import type { CompanyInfo, EmployeeProfile } from '#core/profile/contract/profile.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import type { OpenProfile } from '#platform/web/shared/beside.ts';
import { preparing, useLoaded } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { CompanyTab } from './company-tab.tsx';
import { CompanyForm, ProfileForm } from './forms.ts';
import { OwnAccount } from './own-account.tsx';
import { PendingEmail } from './pending-email.tsx';
import { companyWay, profileWay, seesRating } from './values/permissions.ts';
import './profile.css';
import { ProfileHead } from './profile-head.tsx';
import { useCompanyInfo, useProfile, useWithdrawTitleToConfirm } from './queries.ts';

const RatingTab = part(() => import('./rating-tab.tsx'), 'RatingTab');

export interface ProfilePanelProps extends OpenProfile {
  onClose: () => void;
}

/** A person's profile beside the page. */
export function ProfilePanel({ employeeId, ...rest }: ProfilePanelProps) {
  return employeeId === null ? (
    <OwnAccount onClose={rest.onClose} />
  ) : (
    <EmployeePanel employeeId={employeeId} {...rest} />
  );
}

type Edited = { profile: EmployeeProfile } | { company: CompanyInfo };

interface EmployeePanelProps extends Omit<ProfilePanelProps, 'employeeId'> {
  employeeId: string;
}

function EmployeePanel({ employeeId, edits, onClose }: EmployeePanelProps) {
  const can = useCan();
  const isOwn = useSession().user.employeeId === employeeId;
  const [edited, setEdited] = useState<Edited | 'asked' | undefined>(edits && 'asked');
  const company = useEditedCompany(employeeId, edited);
  const leave = () => setEdited(undefined);
  const form = { isOwn, onDone: leave, onClose };
  const way = profileWay(can, isOwn);
  const toCompany = companyWay(can, isOwn);
  const profile = typeof edited === 'object' && 'profile' in edited ? edited.profile : undefined;
  const hasProfileForm = useLoaded(ProfileForm, profile !== undefined, leave);
  const hasCompanyForm = useLoaded(CompanyForm, edited !== undefined && !profile, leave);
  if (hasProfileForm && profile && way) return <ProfileForm saved={profile} way={way} {...form} />;
  if (hasCompanyForm && company && toCompany) {
    const begins = edited === 'asked' ? edits : undefined;
    return <CompanyForm saved={company} way={toCompany} begins={begins} {...form} />;
  }
  // Stays until the form is there, so that neither the panel nor the focus is gone meanwhile.
  return (
    <ViewPanel
      employeeId={employeeId}
      isOwn={isOwn}
      isOpening={profile !== undefined}
      onEdit={way && ((profile) => setEdited({ profile }))}
      onEditCompany={toCompany && ((company) => setEdited({ company }))}
      onClose={onClose}
    />
  );
}

interface ViewPanelProps {
  employeeId: string;
  isOwn: boolean;
  /** The form of the profile is being loaded. */
  isOpening: boolean;
  /** Undefined without the permission, as is the other. */
  onEdit: ((profile: EmployeeProfile) => void) | undefined;
  onEditCompany: ((company: CompanyInfo) => void) | undefined;
  onClose: () => void;
}

function ViewPanel(props: ViewPanelProps) {
  const { employeeId, isOwn, isOpening, onEdit, onEditCompany, onClose } = props;
  const { t } = useT();
  const query = useProfile(employeeId);
  const found = query.data?.data;
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('profile.title')}
      actions={
        found &&
        onEdit && (
          <IconButton
            label={t('profile.edit')}
            icon={<Pencil />}
            pending={isOpening}
            {...preparing(ProfileForm)}
            onClick={() => onEdit(found)}
          />
        )
      }
    >
      {found && (
        <div className="profile">
          <ProfileHead profile={found} isOwn={isOwn} />
          <Link to="/structure/employees/$id" params={{ id: employeeId }} onClick={onClose}>
            {t('profile.wholePage')}
          </Link>
          {isOwn && <PendingEmail />}
          {found.wantedPosition && (
            <WantedPosition name={found.wantedPosition.name} isOwn={isOwn} />
          )}
          <ProfileTabs employeeId={employeeId} isOwn={isOwn} onEdit={onEditCompany} />
        </div>
      )}
      {!found && query.isError && <NotShown query={query} />}
      {!found && !query.isError && <ProfileSkeleton />}
    </SidePanel>
  );
}

/** The position that somebody wants, as long as HR hasn't answered (rule 192). Only they take it back. */
function WantedPosition({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useT();
  const withdraw = useWithdrawTitleToConfirm();
  return (
    <InfoBlock title={t('profile.wantedPosition', { name })}>
      <p>{t(isOwn ? 'profile.wantedPositionOwn' : 'profile.wantedPositionForHr')}</p>
      {isOwn && (
        <p className="profile-pending">
          <Button variant="link" pending={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {t('profile.wantedPositionCancel')}
          </Button>
        </p>
      )}
    </InfoBlock>
  );
}

/** What the form of the job details starts with; where it was asked for, as soon as it is loaded. */
function useEditedCompany(employeeId: string, edited: Edited | 'asked' | undefined) {
  const loaded = useCompanyInfo(employeeId).data?.data;
  if (edited === 'asked') return loaded;
  return edited && 'company' in edited ? edited.company : undefined;
}

interface TabsProps {
  employeeId: string;
  isOwn: boolean;
  onEdit: ((company: CompanyInfo) => void) | undefined;
}

function ProfileTabs({ employeeId, isOwn, onEdit }: TabsProps) {
  const { t } = useT();
  const { roles } = useSession();
  const [tab, setTab] = useState<'main' | 'rating'>('main');
  const main = { id: 'main', label: t('profile.main') } as const;
  const rating = { id: 'rating', label: t('profile.rating') } as const;
  return (
    <Tabs
      flush
      label={t('profile.tabs')}
      tabs={seesRating(roles, isOwn) ? [main, rating] : [main]}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'main' ? (
        <CompanyTab employeeId={employeeId} onEdit={onEdit} />
      ) : (
        <RatingTab employeeId={employeeId} onLost={() => setTab('main')} />
      )}
    </Tabs>
  );
}

function NotShown({ query }: { query: ReturnType<typeof useProfile> }) {
  const { t } = useT();
  if (isMissing(query.error)) {
    return <EmptyState title={t('profile.missing')} text={t('profile.missingText')} />;
  }
  return <QueryError query={query} title={t('profile.loadFailed')} />;
}

function ProfileSkeleton() {
  return (
    <div className="profile" aria-busy="true">
      <Skeleton width="64px" height="64px" />
      <Skeleton width="70%" height="24px" />
      <Skeleton width="50%" />
      <Skeleton width="60%" />
      <Skeleton height="160px" />
    </div>
  );
}
