import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { type ChosenType, chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import { type Method, methodRoles } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

interface RoleCountsProps {
  row: Pick<BoardRow, 'counts' | 'tooFewRoles' | 'tooManyRoles'>;
  method: Method;
  /** In whole words. Letters have their legend beside them. */
  inWords?: boolean;
}

/** How many raters of each role, with a mark where they are too few or too many. */
export function RoleCounts({ row, method, inWords = false }: RoleCountsProps) {
  const { t } = useT();
  return (
    <span className="cycle-roles">
      {rolesOf(method).map((type) => {
        const mark = markOf(row, type);
        const role = t(`reviewerRoles.${type}`);
        return (
          <span key={type} data-mark={mark} title={role}>
            {inWords ? (
              role
            ) : (
              <>
                <span aria-hidden="true">{t(`cycleBoard.roles.${type}`)}</span>
                <VisuallyHidden>{role}</VisuallyHidden>
              </>
            )}{' '}
            {row.counts[type]}
            {mark && <VisuallyHidden> ({t(`cycleBoard.${mark}`)})</VisuallyHidden>}
          </span>
        );
      })}
    </span>
  );
}

/** What the letters stand for. Screen readers hear whole words beside each. */
export function RoleLegend({ method }: Pick<RoleCountsProps, 'method'>) {
  const { t } = useT();
  const roles = rolesOf(method).map((type) =>
    t('cycleBoard.roleLegend', {
      letter: t(`cycleBoard.roles.${type}`),
      role: t(`reviewerRoles.${type}`).toLowerCase(),
    }),
  );
  return (
    <Hint as="p" aria-hidden="true">
      {t('cycleBoard.columns.raters')}: {roles.join(', ')}
    </Hint>
  );
}

function rolesOf(method: Method): readonly ChosenType[] {
  const picked: readonly string[] = methodRoles[method].picked;
  return chosenTypes.filter((type) => picked.includes(type));
}

const markOf = ({ tooFewRoles, tooManyRoles }: RoleCountsProps['row'], type: ChosenType) =>
  tooFewRoles.includes(type) ? 'tooFew' : tooManyRoles.includes(type) ? 'tooMany' : undefined;
