import type { StructureEmployee } from '#contract/people/structure.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import { openProfile } from '#web/platform/shared/beside.ts';
import { PersonAvatar } from '#web/platform/shared/person-avatar.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';

type Shown = Pick<
  StructureEmployee,
  'id' | 'lastName' | 'firstName' | 'middleName' | 'photoUrl'
> & { status?: string | null };

/**
 * Opens the profile. The button covers its whole row or card (structure.css), so each person takes
 * one Tab stop.
 */
export function Person({ employee }: { employee: Shown }) {
  const { locale } = useT();
  return (
    <span className="structure-person">
      <PersonAvatar {...employee} size="m" />
      <span>
        <button type="button" className="structure-open" onClick={() => openProfile(employee.id)}>
          <bdi>{fullName(employee, locale)}</bdi>
        </button>
        {employee.status && <Muted className="structure-status">{employee.status}</Muted>}
      </span>
    </span>
  );
}
