import { useState } from 'react';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { part } from '#platform/web/device/part.ts';
import type { SendingAddress } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { type RowAction, useRowActions } from './use-row-actions.tsx';

const RemoveReport = part(
  () => import('#core/report/web/imported/remove-report.tsx'),
  'RemoveReport',
  'importedReport',
);

interface RowActionsProps {
  row: ReportRow;
  /** The reports below it that may be sent. */
  following: () => SendingAddress[];
}

/** What can be done with a report. On phones it is one menu. */
export function RowActions({ row, following }: RowActionsProps) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Actions row={row} following={following} onRemove={() => setRemoving(true)} />
      {isRemoving && <RemoveReport row={row} onClose={() => setRemoving(false)} />}
    </>
  );
}

function Actions({ row, ...rest }: RowActionsProps & { onRemove: () => void }) {
  const { t, locale } = useT();
  const isPhone = useDevice() === 'mobile';
  const actions = useRowActions(row, rest);
  const report = t('report.list.one', { name: shortName(row, locale), number: row.number });
  const all = actions.flatMap(({ items }) => items);
  if (isPhone && all.length > 1) {
    return <Menu label={t('report.list.do.all', { report })} items={all} />;
  }
  return actions.map((action) => <ActionButton key={action.id} action={action} report={report} />);
}

function ActionButton({ action, report }: { action: RowAction; report: string }) {
  const { t } = useT();
  const { id, icon, items } = action;
  const label = t(`report.list.do.${id}`, { report });
  const [first, ...others] = items;
  if (!first || others.length > 0) return <Menu label={label} icon={icon} items={items} />;
  return <IconButton label={label} icon={icon} pending={first.disabled} onClick={first.onSelect} />;
}
