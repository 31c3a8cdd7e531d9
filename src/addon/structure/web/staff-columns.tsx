import type { StructureEmployee } from '#addon/structure/contract/structure.ts';
import type { T } from '#platform/texts/t.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Email } from '#platform/web/ui/show/email.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Person } from './person.tsx';

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
    width: '20%',
    cell: ({ position }) => position,
  },
  {
    key: 'email',
    label: t('structure.email'),
    sortable: true,
    width: '32%',
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
