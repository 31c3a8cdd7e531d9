import { Link } from '@tanstack/react-router';
import type { ManyOutcome } from '#core/questionary/contract/questionary-many.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import './many.css';

export interface Known {
  /** Undefined while it is not saved yet. */
  number: number | undefined;
  subject: string;
}

interface OutcomeListProps {
  outcomes: readonly ManyOutcome[];
  /** What is known of each, by id. */
  known: ReadonlyMap<string, Known>;
  /** Called when a link opens one of them. */
  onOpen?: () => void;
}

/** Those that did not go, or would not: number, name, reason, and a way there. */
export function OutcomeList({ outcomes, known, onOpen }: OutcomeListProps) {
  const { t } = useT();
  return (
    <ul className="q-outcomes">
      {outcomes.map(({ id, error }) => {
        const { number, subject } = known.get(id) ?? {};
        return (
          <li key={id}>
            {number !== undefined && (
              <Link to="/estimation/questionary/$id" params={{ id }} onClick={onOpen}>
                {t('questionary.number', { number })}
              </Link>
            )}{' '}
            <bdi>{subject}</bdi>
            <span>{error}</span>
          </li>
        );
      })}
    </ul>
  );
}

export const refusedIn = (outcomes: readonly ManyOutcome[] = []): ManyOutcome[] =>
  outcomes.filter(({ error }) => error !== null);
