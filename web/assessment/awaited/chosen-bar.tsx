import { useMutation } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { type AwaitedPerson, mostReminded } from '#contract/assessment/awaited.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Hint } from '#web/platform/ui/show/text.tsx';
import type { AwaitedSearch } from './awaited-search.ts';
import { findAllAwaited, useRemindAwaited } from './queries.ts';

export interface ChosenBarProps {
  /** The page in view. */
  rows: readonly AwaitedPerson[];
  /** How many there are on all pages. */
  count: number;
  search: AwaitedSearch;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the page or everybody found, and reminds those who are chosen. */
export function ChosenBar({ rows, count, search, chosen, onChange }: ChosenBarProps) {
  const { t } = useT();
  const onPage = rows.filter(({ id }) => chosen.has(id)).length;
  const isWhole = onPage === rows.length;
  const findAll = useMutation({
    mutationFn: () => findAllAwaited(search),
    onSuccess: (ids) => onChange(new Set(ids)),
  });
  const choosePage = (checked: boolean) => {
    const ids = rows.map(({ id }) => id);
    const elsewhere = [...chosen].filter((id) => !ids.includes(id));
    onChange(new Set(checked ? [...elsewhere, ...ids] : elsewhere));
  };
  return (
    <div className="awaited-bar">
      <Checkbox
        label={t('awaited.all')}
        checked={isWhole}
        indeterminate={onPage > 0 && !isWhole}
        onChange={({ target }) => choosePage(target.checked)}
      />
      {isWhole && count > chosen.size && chosen.size < mostReminded && (
        <Button variant="link" pending={findAll.isPending} onClick={() => findAll.mutate()}>
          {t('awaited.allFound', { count })}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button variant="link" onClick={() => onChange(new Set())}>
          {t('awaited.clear')}
        </Button>
      )}
      <Remind chosen={chosen} onDone={() => onChange(new Set())} />
    </div>
  );
}

function Remind({ chosen, onDone }: { chosen: ReadonlySet<string>; onDone: () => void }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const remind = useRemindAwaited();
  const { size: count } = chosen;
  return (
    <>
      {count > mostReminded && <Hint>{t('awaited.tooMany')}</Hint>}
      <Button
        variant="primary"
        icon={<Bell />}
        disabled={count === 0 || count > mostReminded}
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
