import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { userPolicy } from '#core/user/contract/policy/user.ts';
import { createUser, type User } from '#core/user/contract/user.ts';
import { roles } from '#platform/contract/call/access.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { part } from '#platform/web/device/part.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { AccessRequestNote } from './access-request-note.tsx';
import { chosenRoles, useUsers } from './queries.ts';
import './users.css';
import { useUsersColumns } from './users-columns.tsx';
import { usersAddress } from './users-search.ts';

const UserForm = part(() => import('./user-form.tsx'), 'UserForm');
const DeleteUser = part(() => import('./delete-user.tsx'), 'DeleteUser');

type Open = { what: 'form'; user: User | undefined } | { what: 'delete'; user: User };

/** Who may sign in to the company. Super admins maintain the list. */
export function UsersPage() {
  const { t } = useT();
  const can = useCan();
  const address = useListAddress(usersAddress);
  const { search, setSearch } = address;
  const users = useUsers(search);
  const columns = useUsersColumns();
  const size = useDevice();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const count = users.data?.count;
  return (
    <ListPage className="users">
      <PageHead
        title={t('user.title')}
        note={count === undefined ? undefined : t('user.count', { count })}
      >
        <SearchField
          label={t('user.search')}
          value={search.q ?? ''}
          debounce={400}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <FilterButton filter={search} none={usersAddress.noFilter} onChange={setSearch}>
          {({ filter, change }) => (
            <FilterChoices
              legend={t('user.roles')}
              options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
              chosen={chosenRoles(filter)}
              onChange={(role) => change({ role })}
            />
          )}
        </FilterButton>
        {can(createUser.access) && (
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => setOpen({ what: 'form', user: undefined })}
          >
            {t('user.create')}
          </Button>
        )}
      </PageHead>
      <AccessRequestNote />
      <PagedTable
        list={users}
        address={address}
        label={t('user.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t('user.empty') }}
        noneFound={{
          title: t('user.nothingFound'),
          text: t('user.nothingFoundText'),
          action: <Button onClick={address.reset}>{t('user.showAll')}</Button>,
        }}
        actionsWidth={size === 'desktop' ? '270px' : undefined}
        actions={
          rowVerbs.some((verb) => can(userPolicy[verb].needs))
            ? (user) => <Actions user={user} onOpen={setOpen} />
            : undefined
        }
      />
      {open?.what === 'form' && <UserForm saved={open.user} onClose={close} />}
      {open?.what === 'delete' && <DeleteUser user={open.user} onClose={close} />}
    </ListPage>
  );
}

const rowVerbs = ['update', 'delete'] as const;

function Actions({ user, onOpen }: { user: User; onOpen: (open: Open) => void }) {
  const { t, locale } = useT();
  const hasRoom = useDevice() === 'desktop';
  const name = shortName(user, locale);
  const buttons = {
    update: {
      text: t('common.edit'),
      label: t('user.editFor', { name }),
      icon: <Pencil />,
      onClick: () => onOpen({ what: 'form', user }),
    },
    delete: {
      text: t('common.delete'),
      label: t('user.deleteFor', { name }),
      icon: <Trash2 />,
      onClick: () => onOpen({ what: 'delete', user }),
    },
  };
  return (
    <span className="user-actions">
      {rowVerbs
        .filter((verb) => user.can.includes(verb))
        .map((verb) => {
          const { text, label, ...rest } = buttons[verb];
          return hasRoom ? (
            <Button key={verb} variant="quiet" aria-label={label} {...rest}>
              {text}
            </Button>
          ) : (
            <IconButton key={verb} label={label} {...rest} />
          );
        })}
    </span>
  );
}
