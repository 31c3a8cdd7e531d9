import Bell from 'lucide-react/icons/bell';
import { mostReminded, type PendingPerson } from '#core/pending/contract/pending.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import type { PendingSearch } from './pending-search.ts';
import { useAllPending, useRemindPending } from './queries.ts';

/** Says once, for all who can't be ticked, why. */
export const notTodayId = 'pending-not-today';

interface Chosen {
  search: PendingSearch;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

export interface ChosenBarProps extends Chosen {
  /** The people on the page in view. */
  rows: readonly PendingPerson[];
  /** Somebody on all pages together can be reminded now. */
  isAnyRemindable: boolean;
  /** The question whether to remind them is open. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

/** Ticks the page. Whoever is ticked is reminded, and everybody found where nobody is. */
export function ChosenBar(props: ChosenBarProps) {
  const { rows, isAnyRemindable, search, chosen, onChange, isAsked, onAsk } = props;
  const { t } = useT();
  const { size: count } = chosen;
  const ids = rows.filter(({ isRemindable }) => isRemindable).map(({ id }) => id);
  const onPage = ids.filter((id) => chosen.has(id)).length;
  const isWhole = onPage === ids.length;
  const choosePage = (checked: boolean) => {
    const elsewhere = [...chosen].filter((id) => !ids.includes(id));
    onChange(new Set(checked ? [...elsewhere, ...ids] : elsewhere));
  };
  return (
    <div className="pending-bar">
      {ids.length > 0 && (
        <Checkbox
          label={t('pending.all')}
          checked={isWhole}
          indeterminate={onPage > 0 && !isWhole}
          onChange={({ target }) => choosePage(target.checked)}
        />
      )}
      {count > 0 && (
        <Button variant="link" onClick={() => onChange(new Set())}>
          {t('ui.clearSelection')}
        </Button>
      )}
      {ids.length < rows.length && (
        <Hint id={notTodayId}>
          {t(isAnyRemindable ? 'pending.notToday' : 'pending.nobodyToday')}
        </Hint>
      )}
      {count > mostReminded && <Hint>{t('pending.tooMany')}</Hint>}
      <Button
        variant="primary"
        icon={<Bell />}
        disabled={!isAnyRemindable || count > mostReminded}
        aria-describedby={isAnyRemindable ? undefined : notTodayId}
        onClick={() => onAsk(true)}
      >
        {count === 0 ? t('pending.remindAll') : t('pending.remind', { count })}
      </Button>
      {isAsked && (
        <RemindDialog
          search={search}
          chosen={chosen}
          onChange={onChange}
          onClose={() => onAsk(false)}
        />
      )}
    </div>
  );
}

/** Says how many get an email before it goes. */
function RemindDialog({ search, chosen, onChange, onClose }: Chosen & { onClose: () => void }) {
  const { t } = useT();
  const remind = useRemindPending();
  const all = useAllPending(search, chosen.size === 0);
  const ids = chosen.size > 0 ? [...chosen] : (all.data?.data ?? []).flatMap(remindableId);
  const count = ids.length;
  return (
    <ConfirmDialog
      open
      title={t('pending.confirm.title')}
      text={
        all.isError ? (
          <QueryError query={all} title={t('pending.confirm.failed')} />
        ) : count > 0 ? (
          t('pending.confirm.text', { count })
        ) : all.isFetching ? (
          <Skeleton />
        ) : (
          t('pending.nobodyToday')
        )
      }
      confirmLabel={t('pending.confirm.send')}
      disabled={count === 0}
      pending={remind.isPending}
      onConfirm={() =>
        remind.mutate(
          { body: { employeeIdList: ids } },
          { onSuccess: () => onChange(new Set()), onSettled: onClose },
        )
      }
      onClose={onClose}
    />
  );
}

const remindableId = ({ id, isRemindable }: PendingPerson) => (isRemindable ? [id] : []);
