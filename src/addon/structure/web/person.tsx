import type { StructureEmployee } from '#addon/structure/contract/structure.ts';
import { PersonLine } from '#core/employee/web/person/person-line.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { openProfile } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

type Shown = Pick<
  StructureEmployee,
  'id' | 'lastName' | 'firstName' | 'middleName' | 'photoUrl'
> & { status?: string | null };

/** Opens the profile. The button covers its whole row or card (structure.css), so each person takes one Tab stop. */
export function Person({ employee }: { employee: Shown }) {
  const { locale } = useT();
  return (
    <PersonLine person={employee}>
      <button type="button" className="structure-open" onClick={() => openProfile(employee.id)}>
        <bdi>{fullName(employee, locale)}</bdi>
      </button>
      {employee.status && <Muted className="structure-status">{employee.status}</Muted>}
    </PersonLine>
  );
}
