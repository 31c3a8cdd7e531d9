import { useMutation } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { mostReminded, type PendingPerson } from '#core/pending/contract/pending.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { PendingSearch } from './pending-search.ts';
import { findAllPending, useRemindPending } from './queries.ts';

/** Says once, for all who can't be ticked, why. */
export const notTodayId = 'pending-not-today';

export interface ChosenBarProps {
  /** The people on the page in view. */
  rows: readonly PendingPerson[];
  /** How many there are on all pages. */
  count: number;
  /** Somebody on all pages together can be reminded now. */
  isAnyRemindable: boolean;
  search: PendingSearch;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the page or everybody found, and reminds those who are chosen. */
export function ChosenBar(props: ChosenBarProps) {
  const { rows, count, isAnyRemindable, search, chosen, onChange } = props;
  const { t } = useT();
  const ids = rows.filter(({ isRemindable }) => isRemindable).map(({ id }) => id);
  const onPage = ids.filter((id) => chosen.has(id)).length;
  const isWhole = onPage === ids.length;
  const findAll = useMutation({
    mutationFn: () => findAllPending(search),
    onSuccess: (ids) => onChange(new Set(ids)),
  });
  const isFound = findAll.data?.length === chosen.size;
  const isMore = isAnyRemindable && isWhole && count > rows.length;
  const choosePage = (checked: boolean) => {
    const elsewhere = [...chosen].filter((id) => !ids.includes(id));
    onChange(new Set(checked ? [...elsewhere, ...ids] : elsewhere));
  };
  return (
    <div className="pending-bar">
      <Checkbox
        label={t('pending.all')}
        checked={isWhole && onPage > 0}
        disabled={ids.length === 0}
        indeterminate={onPage > 0 && !isWhole}
        onChange={({ target }) => choosePage(target.checked)}
      />
      {isMore && !isFound && chosen.size < mostReminded && (
        <Button variant="link" pending={findAll.isPending} onClick={() => findAll.mutate()}>
          {t('pending.allFound')}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button variant="link" onClick={() => onChange(new Set())}>
          {t('ui.clearSelection')}
        </Button>
      )}
      <Remind
        chosen={chosen}
        isSome={ids.length < rows.length}
        isNobody={!isAnyRemindable}
        onDone={() => {
          findAll.reset();
          onChange(new Set());
        }}
      />
    </div>
  );
}

interface RemindProps {
  chosen: ReadonlySet<string>;
  /** Somebody on the page can't be reminded now. */
  isSome: boolean;
  /** Nobody of all who were found can be reminded now. */
  isNobody: boolean;
  onDone: () => void;
}

function Remind({ chosen, isSome, isNobody, onDone }: RemindProps) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const remind = useRemindPending();
  const { size: count } = chosen;
  return (
    <>
      {isSome && (
        <Hint id={notTodayId}>{t(isNobody ? 'pending.nobodyToday' : 'pending.notToday')}</Hint>
      )}
      {count > mostReminded && <Hint>{t('pending.tooMany')}</Hint>}
      <Button
        variant="primary"
        icon={<Bell />}
        disabled={count === 0 || count > mostReminded}
        aria-describedby={isNobody ? notTodayId : undefined}
        onClick={() => setAsked(true)}
      >
        {count === 0 ? t('pending.remindNobody') : t('pending.remind', { count })}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('pending.confirm.title')}
        text={t('pending.confirm.text')}
        confirmLabel={t('pending.confirm.send')}
        pending={remind.isPending}
        onConfirm={() =>
          remind.mutate(
            { body: { employeeIdList: [...chosen] } },
            { onSuccess: onDone, onSettled: () => setAsked(false) },
          )
        }
        onClose={() => setAsked(false)}
      />
    </>
  );
}
