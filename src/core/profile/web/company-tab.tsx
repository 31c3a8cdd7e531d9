import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import type { CompanyInfo, Leader } from '#core/profile/contract/profile.ts';
import { dateOfUnix } from '#core/profile/contract/rules/profile-fields.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { T } from '#platform/texts/t.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { openProfile } from '#platform/web/shared/beside.ts';
import { preparing } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Fact } from '#platform/web/ui/show/fact.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { CopyButton } from './copy-button.tsx';
import { CompanyForm } from './forms.ts';
import { useCompanyInfo } from './queries.ts';
import { experience } from './values/words.ts';

export interface CompanyTabProps {
  employeeId: string;
  /** Undefined without the permission. */
  onEdit: ((company: CompanyInfo) => void) | undefined;
}

/** Where somebody works in the company, and since when. */
export function CompanyTab({ employeeId, onEdit }: CompanyTabProps) {
  const { t } = useT();
  const query = useCompanyInfo(employeeId);
  const found = query.data?.data;
  if (!found && query.isError) return <QueryError query={query} />;
  if (!found) return <Skeleton height="240px" />;
  return (
    <div className="profile-company">
      <CompanyFacts company={found} />
      {onEdit && (
        <Button
          className="profile-edit"
          icon={<Pencil />}
          {...preparing(CompanyForm)}
          onClick={() => onEdit(found)}
        >
          {t('profile.editCompany')}
        </Button>
      )}
    </div>
  );
}

function CompanyFacts({ company }: { company: CompanyInfo }) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const { leaderList, subordinateList } = company;
  const { inCompany, inPosition, birthDate, firedAt, slackId, telegram } = company;
  const day = (at: number) => formatDay(dateOfUnix(at), texts);
  const until = firedAt === null ? today : dateOfUnix(firedAt);
  return (
    <>
      {firedAt !== null && (
        <InfoBlock tone="warning">{t('profile.fired', { date: day(firedAt) })}</InfoBlock>
      )}
      <dl className="profile-facts">
        <Fact label={t('profile.subdivision')}>{company.subdivision}</Fact>
        <Fact label={t('profile.leaders')}>
          {leaderList.length > 0 ? (
            <People key={company.employeeId} people={leaderList} />
          ) : (
            t('profile.noLeaders')
          )}
        </Fact>
        {subordinateList.length > 0 && (
          <Fact label={t('profile.subordinates')}>
            <People key={company.employeeId} people={subordinateList} />
          </Fact>
        )}
        <Fact label={t('profile.inCompany')}>{day(inCompany)}</Fact>
        <Fact label={t('profile.inPosition')}>{day(inPosition)}</Fact>
        <Fact label={t('profile.experience')}>
          {experienceText(dateOfUnix(inCompany), until, t)}
        </Fact>
        {birthDate !== null && (
          <Fact label={t('profile.birthDate')}>
            {day(birthDate)}
            {company.isBirthDateHide && <Hint>{t('profile.birthDateHidden')}</Hint>}
          </Fact>
        )}
        {slackId && (
          <Fact label={t('profile.slackId')}>
            <CopyButton value={slackId} />
          </Fact>
        )}
        {telegram && (
          <Fact label={t('profile.telegram')}>
            <CopyButton value={telegram} />
          </Fact>
        )}
        <Fact label={t('profile.locale')}>{t(`common.${company.locale}`)}</Fact>
      </dl>
    </>
  );
}

const firstShown = 8;

/** The first few, and the rest at a press. Each name opens that person's profile. */
function People({ people }: { people: readonly Leader[] }) {
  const { t, locale } = useT();
  const [isWhole, setWhole] = useState(people.length <= firstShown + 1);
  return (
    <>
      <ul className="profile-leaders">
        {(isWhole ? people : people.slice(0, firstShown)).map((person) => (
          <li key={person.employeeId}>
            <PersonAvatar {...person} size="s" />
            <button
              type="button"
              className="profile-link"
              onClick={() => openProfile(person.employeeId)}
            >
              {shortName(person, locale)}
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('profile.showAll', { count: people.length })}
        </Button>
      )}
    </>
  );
}

function experienceText(since: string, until: string, t: T): string {
  const { years, months } = experience(since, until);
  const said = [
    years > 0 && t('profile.years', { count: years }),
    months > 0 && t('profile.months', { count: months }),
  ].filter(Boolean);
  return said.join(' ') || t('profile.lessThanMonth');
}
