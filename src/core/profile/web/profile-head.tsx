import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import type { EmployeeProfile } from '#core/profile/contract/profile.ts';
import { dateOfUnix } from '#core/profile/contract/rules/profile-fields.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { CopyButton } from './copy-button.tsx';
import { standingOf, workingHours } from './values/words.ts';

interface ProfileHeadProps {
  profile: EmployeeProfile;
  isOwn: boolean;
  /** The heading that the name is. */
  as?: 'h1' | 'h3';
}

/** Who the person is, where and when they work, and how to reach them. */
export function ProfileHead({ profile, isOwn, as: Heading = 'h3' }: ProfileHeadProps) {
  const { t, locale } = useT();
  const { firstName, lastName, photoUrl, position, location, timezone, phone, email } = profile;
  const hours = workingHours(profile, locale);
  return (
    <>
      <div className="profile-person">
        <PersonAvatar firstName={firstName} lastName={lastName} photoUrl={photoUrl} size="l" />
        <div>
          <Heading>
            {firstName} {lastName}
          </Heading>
          <Muted as="p">{position}</Muted>
          {isOwn && <Badge tone="accent">{t('profile.own')}</Badge>}
        </div>
      </div>
      <StatusLine profile={profile} isOwn={isOwn} />
      <ul className="profile-lines">
        {location && (
          <Line label={t('profile.location')} icon={<MapPin />}>
            {location}
          </Line>
        )}
        {hours && (
          <Line label={t('profile.workTime')} icon={<Clock />}>
            <Digits>{hours}</Digits>
            {timezone && <Muted> {timezone}</Muted>}
          </Line>
        )}
        <Line label={t('profile.email')} icon={<Mail />}>
          <CopyButton value={email} />
        </Line>
        {phone && (
          <Line label={t('profile.phone')} icon={<Phone />}>
            <CopyButton value={phone} />
          </Line>
        )}
      </ul>
    </>
  );
}

function Line(props: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {props.icon}
      <VisuallyHidden>{props.label}: </VisuallyHidden>
      <span>{props.children}</span>
    </li>
  );
}

/** A current status is shown to everybody. Before and after its days only the person sees it, with the reason. */
function StatusLine({ profile, isOwn }: { profile: EmployeeProfile; isOwn: boolean }) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const { status, statusEmoji, statusStartAt, statusEndAt } = profile;
  if (!status && !statusEmoji) return null;
  const [from, to] = [dayOf(statusStartAt), dayOf(statusEndAt)];
  const standing = standingOf(from, to, today);
  if (standing !== 'now' && !isOwn) return null;
  return (
    <div className="profile-status" data-standing={standing}>
      {statusEmoji && <span className="profile-emoji">{statusEmoji}</span>}
      <p>
        <VisuallyHidden>{t('profile.status')}: </VisuallyHidden>
        {status}
        <Hint digits>{range(from, to, texts)}</Hint>
        {standing === 'over' && <Hint>{t('profile.statusIsOver')}</Hint>}
        {standing === 'toCome' && <Hint>{t('profile.statusToCome')}</Hint>}
      </p>
    </div>
  );
}

const dayOf = (at: number | null): string => (at === null ? '' : dateOfUnix(at));

function range(from: string, to: string, texts: Texts): string {
  const { t } = texts;
  return [
    from && t('profile.statusFrom', { date: formatDay(from, texts) }),
    to && t('profile.statusTo', { date: formatDay(to, texts) }),
  ]
    .filter(Boolean)
    .join(' ');
}
