import type { manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { CallReply } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

interface RefusedProps {
  outcomes: CallReply<typeof manySubjects>;
  /** The heading over them; none where something else says it. */
  as: 'stayed' | undefined;
}

/** The people for whom the action isn't done, by reason: even with thousands the reasons are few. */
export function Refused({ outcomes, as }: RefusedProps) {
  const { t } = useT();
  const refused = outcomes.data.filter(({ error }) => error !== null);
  const reasons = [...new Set(refused.map(({ error }) => error as string))];
  return (
    <>
      {as && <h2>{t(`cycleBoard.${as}`, { count: outcomes.refusedCount })}</h2>}
      <ul className="q-outcomes">
        {reasons.map((reason) => {
          const names = refused.filter(({ error }) => error === reason).map(({ name }) => name);
          return (
            <li key={reason}>
              {t('cycleBoard.reason', { reason, count: names.length })}
              <span>{shortened(names)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const shown = 20;
const shortened = (names: readonly string[]): string =>
  names.slice(0, shown).join(', ') + (names.length > shown ? '…' : '');
