import type { BoardRow } from '#contract/assessment/cycle/cycle-subjects.ts';
import { type ChosenType, chosenTypes } from '#contract/assessment/rules/cycle.ts';
import { type Method, methodRoles } from '#contract/platform/rules/methods.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';

interface RoleCountsProps {
  row: Pick<BoardRow, 'counts' | 'tooFewRoles' | 'tooManyRoles'>;
  method: Method;
}

/** How many raters of each role, with a mark where they are too few or too many. */
export function RoleCounts({ row, method }: RoleCountsProps) {
  const { t } = useT();
  const picked: readonly string[] = methodRoles[method].picked;
  return (
    <span className="cycle-roles">
      {chosenTypes
        .filter((type) => picked.includes(type))
        .map((type) => {
          const mark = markOf(row, type);
          const role = t(`participantTypes.${type}`);
          return (
            <span key={type} data-mark={mark} title={role}>
              <span aria-hidden="true">{t(`cycleBoard.roles.${type}`)}</span>
              <VisuallyHidden>{role}</VisuallyHidden> {row.counts[type]}
              {mark && <VisuallyHidden> ({t(`cycleBoard.${mark}`)})</VisuallyHidden>}
            </span>
          );
        })}
    </span>
  );
}

const markOf = ({ tooFewRoles, tooManyRoles }: RoleCountsProps['row'], type: ChosenType) =>
  tooFewRoles.includes(type) ? 'tooFew' : tooManyRoles.includes(type) ? 'tooMany' : undefined;
