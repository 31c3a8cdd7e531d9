import type { User } from '#core/user/contract/user.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Email } from '#platform/web/ui/show/email.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { AccessLetter } from './access-letter.tsx';

/** On phones the full name heads the card. */
export function useUsersColumns(): Column<User>[] {
  const texts = useT();
  const { t } = texts;
  const isPhone = useDevice() === 'mobile';
  const lastName: Column<User> = {
    key: 'lastName',
    label: t('user.lastName'),
    headsRow: true,
    sortable: true,
    width: '15%',
    cell: (user) => (
      <>
        <bdi>{isPhone ? shortName(user, texts.locale) : user.lastName}</bdi>
        {user.current && <Muted> · {t('user.you')}</Muted>}
      </>
    ),
  };
  const firstName: Column<User> = {
    key: 'firstName',
    label: t('user.firstName'),
    sortable: true,
    width: '15%',
    cell: (user) => user.firstName,
  };
  return [
    ...(isPhone ? [lastName] : [firstName, lastName]),
    {
      key: 'email',
      label: t('user.email'),
      sortable: true,
      cell: (user) => (
        <span className="user-email">
          <Email address={user.email} />
          <AccessLetter user={user} />
        </span>
      ),
    },
    { key: 'roles', label: t('user.roles'), cell: (user) => <Roles user={user} /> },
    {
      key: 'createdAt',
      label: t('user.createdAt'),
      sortable: true,
      width: '115px',
      cell: ({ createdAt }) => <span className="user-date">{formatDay(createdAt, texts)}</span>,
    },
  ];
}

function Roles({ user: { roles, disabled, hasLeft } }: { user: User }) {
  const { t } = useT();
  return (
    <span className="user-badges">
      {roles.map(({ id }) => (
        <Badge key={id}>{t(`role.${id}`)}</Badge>
      ))}
      {hasLeft && <Badge tone="neutral">{t('user.hasLeft')}</Badge>}
      {disabled && <Badge tone="danger">{t('user.disabled')}</Badge>}
    </span>
  );
}
