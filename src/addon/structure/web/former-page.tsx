import Eraser from 'lucide-react/icons/eraser';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { askErasure } from '#addon/privacy/contract/erasure.ts';
import { useCan } from '#core/account/web/session/session.ts';
import type { FormerEmployee } from '#core/employee/contract/former-employee.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Email } from '#platform/web/ui/show/email.tsx';
import { formatDay, formatMoment } from '#platform/web/ui/show/format-date.ts';
import { formerAddress } from './former-search.ts';
import { Person } from './person.tsx';
import { useFormer, useTakeBack } from './queries.ts';
import { StructureTabs } from './structure-tabs.tsx';
import { StructureTools } from './structure-tools.tsx';

/** Who has left, for anybody who may take them back (rule 82). */
export function FormerPage() {
  const texts = useT();
  const { t, locale } = texts;
  const address = useListAddress(formerAddress);
  const { search, setSearch } = address;
  const fired = useFormer(search);
  const [leaver, setLeaver] = useState<FormerEmployee>();
  const mayErase = useCan()(askErasure.access);
  const count = fired.data?.count;
  return (
    <StructureTabs selected="fired">
      <StructureTools
        q={search.q}
        onSearch={(q) => setSearch({ q })}
        note={count === undefined ? undefined : t('structure.fired.count', { count })}
      />
      <div className="structure-former">
        <PagedTable
          list={fired}
          address={address}
          label={t('structure.tab.fired')}
          columns={columns(texts)}
          rowKey={({ id }) => id}
          empty={{ title: t('structure.fired.empty'), text: t('structure.fired.emptyText') }}
          noneFound={{
            title: t('structure.nothingFound'),
            text: t('structure.nothingFoundText'),
            action: <Button onClick={address.reset}>{t('structure.showAll')}</Button>,
          }}
          actionsWidth={mayErase ? '168px' : '128px'}
          actions={(one) => (
            <span className="structure-take-back">
              <Button
                variant="quiet"
                icon={<Undo2 />}
                aria-label={t('structure.fired.takeBackFor', { name: shortName(one, locale) })}
                onClick={() => setLeaver(one)}
              >
                {t('structure.fired.takeBack')}
              </Button>
              {mayErase && (
                <IconButton
                  icon={<Eraser />}
                  label={t('structure.fired.eraseFor', { name: shortName(one, locale) })}
                  onClick={() =>
                    openBeside('erasure', { employeeId: one.id, name: shortName(one, locale) })
                  }
                />
              )}
            </span>
          )}
        />
      </div>
      {leaver && <TakeBack leaver={leaver} onClose={() => setLeaver(undefined)} />}
    </StructureTabs>
  );
}

function columns(texts: Texts): Column<FormerEmployee>[] {
  const { t } = texts;
  return [
    {
      key: 'lastName',
      label: t('structure.employee'),
      sortable: true,
      cell: ({ erasureDue, ...one }) => (
        <Person
          employee={{
            ...one,
            status:
              erasureDue &&
              t('structure.fired.erasureDue', { moment: formatMoment(erasureDue, texts) }),
          }}
        />
      ),
    },
    {
      key: 'position',
      label: t('structure.position'),
      width: '15%',
      cell: ({ position }) => position,
    },
    {
      key: 'subdivision',
      label: t('structure.fired.subdivision'),
      width: '15%',
      cell: ({ subdivision }) => subdivision,
    },
    {
      key: 'email',
      label: t('structure.email'),
      width: '18%',
      cell: ({ email }) => (
        <a href={`mailto:${email}`}>
          <Email address={email} />
        </a>
      ),
    },
    {
      key: 'firedAt',
      label: t('structure.fired.firedAt'),
      sortable: true,
      width: '132px',
      cell: ({ firedAt }) => formatDay(firedAt, texts),
    },
  ];
}

function TakeBack({ leaver, onClose }: { leaver: FormerEmployee; onClose: () => void }) {
  const { t, locale } = useT();
  const { mutate, isPending } = useTakeBack();
  return (
    <ConfirmDialog
      open
      title={t('structure.fired.takeBackTitle')}
      text={t('structure.fired.takeBackText', { name: shortName(leaver, locale) })}
      confirmLabel={t('structure.fired.takeBack')}
      pending={isPending}
      onConfirm={() => mutate({ params: { id: leaver.id } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
