import { fullName } from '#contract/rules/names.ts';
import type { StructureEmployee } from '#contract/structure.ts';
import type { T } from '#i18n/t.ts';
import { openProfile } from '#web/session/panel.ts';
import { PersonAvatar } from '#web/shared/person-avatar.tsx';
import type { Column } from '#web/ui/list/table.ts';
import { Email } from '#web/ui/show/email.tsx';
import { Muted } from '#web/ui/show/text.tsx';

/** The widths are fixed, so that the columns of all blocks line up. */
export const staffColumns = (t: T): Column<StructureEmployee>[] => [
  {
    key: 'lastName',
    label: t('structure.employee'),
    sortable: true,
    cell: (employee) => <Person employee={employee} />,
  },
  {
    key: 'position',
    label: t('structure.position'),
    sortable: true,
    width: '22%',
    cell: ({ position }) => position,
  },
  {
    key: 'email',
    label: t('structure.email'),
    sortable: true,
    width: '28%',
    cell: ({ email }) => (
      <a href={`mailto:${email}`}>
        <Email address={email} />
      </a>
    ),
  },
  {
    key: 'phone',
    label: t('structure.phone'),
    sortable: true,
    width: '144px',
    cell: ({ phone }) =>
      phone ? (
        <a className="structure-phone" href={`tel:${phone}`}>
          {phone}
        </a>
      ) : (
        <Muted>{t('structure.noPhone')}</Muted>
      ),
  },
];

/** The button covers its whole row or card (structure.css), so each person takes one Tab stop. */
function Person({ employee }: { employee: StructureEmployee }) {
  return (
    <span className="structure-person">
      <PersonAvatar {...employee} size="m" />
      <span>
        <button type="button" className="structure-open" onClick={() => openProfile(employee.id)}>
          <bdi>{fullName(employee)}</bdi>
        </button>
        {employee.status && <Muted className="structure-status">{employee.status}</Muted>}
      </span>
    </span>
  );
}
