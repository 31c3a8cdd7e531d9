import { useMutation } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { type AwaitedPerson, mostReminded } from '#core/awaited/contract/awaited.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { AwaitedSearch } from './awaited-search.ts';
import { findAllAwaited, useRemindAwaited } from './queries.ts';

/** Says once, for all who can't be ticked, why. */
export const notTodayId = 'awaited-not-today';

export interface ChosenBarProps {
  /** The page in view. */
  rows: readonly AwaitedPerson[];
  /** How many there are on all pages. */
  count: number;
  /** Somebody of them all can be reminded now. */
  isAnyRemindable: boolean;
  search: AwaitedSearch;
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
    mutationFn: () => findAllAwaited(search),
    onSuccess: (ids) => onChange(new Set(ids)),
  });
  const isFound = findAll.data?.length === chosen.size;
  const isMore = isAnyRemindable && isWhole && count > rows.length;
  const choosePage = (checked: boolean) => {
    const elsewhere = [...chosen].filter((id) => !ids.includes(id));
    onChange(new Set(checked ? [...elsewhere, ...ids] : elsewhere));
  };
  return (
    <div className="awaited-bar">
      <Checkbox
        label={t('awaited.all')}
        checked={isWhole && onPage > 0}
        disabled={ids.length === 0}
        indeterminate={onPage > 0 && !isWhole}
        onChange={({ target }) => choosePage(target.checked)}
      />
      {isMore && !isFound && chosen.size < mostReminded && (
        <Button variant="link" pending={findAll.isPending} onClick={() => findAll.mutate()}>
          {t('awaited.allFound')}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button variant="link" onClick={() => onChange(new Set())}>
          {t('awaited.clear')}
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
  /** Of all found nobody can be reminded now. */
  isNobody: boolean;
  onDone: () => void;
}

function Remind({ chosen, isSome, isNobody, onDone }: RemindProps) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const remind = useRemindAwaited();
  const { size: count } = chosen;
  return (
    <>
      {isSome && (
        <Hint id={notTodayId}>{t(isNobody ? 'awaited.nobodyToday' : 'awaited.notToday')}</Hint>
      )}
      {count > mostReminded && <Hint>{t('awaited.tooMany')}</Hint>}
      <Button
        variant="primary"
        icon={<Bell />}
        disabled={count === 0 || count > mostReminded}
        aria-describedby={isNobody ? notTodayId : undefined}
        onClick={() => setAsked(true)}
      >
        {count === 0 ? t('awaited.remindNobody') : t('awaited.remind', { count })}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('awaited.confirm.title')}
        text={t('awaited.confirm.text')}
        confirmLabel={t('awaited.confirm.send')}
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
