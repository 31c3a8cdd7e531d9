import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { SidePanel } from '#web/platform/ui/cover/side-panel.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { DateField } from '#web/platform/ui/pick/date-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { IconButton } from '#web/platform/ui/press/icon-button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';

export function KitPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useT();
  const [end, setEnd] = useState('');
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={t('uiKit.create')}
      actions={<IconButton label={t('uiKit.edit')} icon={<Pencil />} />}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary">{t('common.save')}</Button>
        </>
      }
    >
      <div className="kit-grid">
        <InfoBlock tone="warning">{t('uiKit.warning')}</InfoBlock>
        <TextField label={t('uiKit.name')} />
        <DateField label={t('uiKit.end')} value={end} onChange={setEnd} />
      </div>
    </SidePanel>
  );
}
