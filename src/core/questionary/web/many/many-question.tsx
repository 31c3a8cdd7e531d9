import { useToday } from '#core/account/web/session/today.ts';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import type { ManyAction } from '#core/questionary/contract/questionary-many.ts';
import { tooFewDays } from '#core/questionary/contract/rules/time-to-answer.ts';
import { RoleOutcomes } from '#core/questionary/web/group-preview.tsx';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { type Known, OutcomeList, refusedIn } from './outcome-list.tsx';
import type { useTry } from './use-many.ts';
import './many.css';

const AtNight = part(() => import('#core/questionary/web/at-night.tsx'), 'AtNight', 'load');
const ManyLoad = part(() => import('./many-load.tsx'), 'ManyLoad', 'load');

interface ManyQuestionProps {
  action: ManyAction;
  rows: readonly ListedQuestionary[];
  leftOut: number;
  known: ReadonlyMap<string, Known>;
  tried: ReturnType<typeof useTry>;
  dateEnd: string;
  onDateEnd: (day: string) => void;
  onOpen: () => void;
}

/** What the press would do: with how many, to whom, and which cannot and why. */
export function ManyQuestion(props: ManyQuestionProps) {
  const { action, rows, leftOut, tried, dateEnd, onDateEnd } = props;
  const { t } = useT();
  const today = useToday();
  const atWork = rows.filter(({ status }) => status === 'inwork').length;
  return (
    <div className="q-many">
      {action === 'dateEnd' && (
        <DateField
          label={t('many.newEnd')}
          required
          min={today}
          value={dateEnd}
          onChange={onDateEnd}
        />
      )}
      <p>{t(`many.means.${action}`)}</p>
      {action === 'archived' && atWork > 0 && <p>{t('many.archivedInwork', { count: atWork })}</p>}
      {leftOut > 0 && <p>{t('many.leftOut', { count: leftOut })}</p>}
      <Tried {...props} />
      {tried.isError && <QueryError query={tried} title={t('many.tryFailed')} />}
      {tried.isLoading && (
        <div aria-busy="true">
          <p role="status">{t('many.trying')}</p>
          <Skeleton height="40px" />
        </div>
      )}
    </div>
  );
}

/** What the server says about it beforehand. */
function Tried({ action, rows, known, tried, dateEnd, onOpen }: ManyQuestionProps) {
  const { t } = useT();
  const today = useToday();
  if (!tried.data) return null;
  const { data, inviteeCount, letterCount, warningList, roleOutcomeList, load } = tried.data;
  const refused = refusedIn(data);
  const going = new Set(data.filter(({ error }) => error === null).map(({ id }) => id));
  const short = rows.filter(
    (row) =>
      going.has(row.id) && tooFewDays({ ...row, ...(dateEnd && { dateEnd }) }, today) !== undefined,
  ).length;
  const isForWork = action === 'inwork';
  const lastDays = rows.flatMap((row) => (going.has(row.id) ? row.dateEnd : []));
  const lastDay = lastDays.sort().at(-1) ?? today;
  const warnings = [
    ...(short > 0 && (isForWork || action === 'dateEnd')
      ? [t('many.short', { count: short })]
      : []),
    ...warningList,
  ];
  return (
    <>
      {isForWork && going.size > 0 && (
        <>
          <p>{t('many.invitees', { count: inviteeCount })}</p>
          <AtNight lastDay={lastDay} />
        </>
      )}
      {letterCount === 0 && going.size > 0 && <p>{t('many.nobodyToRemind')}</p>}
      {refused.length > 0 && (
        <InfoBlock tone="warning" title={t('many.cannot', { count: refused.length })}>
          <OutcomeList outcomes={refused} known={known} onOpen={onOpen} />
        </InfoBlock>
      )}
      {load && <ManyLoad load={load} known={known} onOpen={onOpen} />}
      <RoleOutcomes outcomes={roleOutcomeList} />
      {warnings.length > 0 && (
        <InfoBlock tone="warning" title={t('questionaryDetail.workWarnings')}>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
    </>
  );
}
