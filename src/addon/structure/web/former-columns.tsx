import type { FormerEmployee } from '#core/employee/contract/former-employee.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Email } from '#platform/web/ui/show/email.tsx';
import { formatDay, formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Person } from './person.tsx';

export function useFormerColumns(): Column<FormerEmployee>[] {
  const texts = useT();
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
