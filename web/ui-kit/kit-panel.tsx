import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InfoBlock } from '#web/ui/info-block.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useT } from '#web/ui/texts.tsx';

export function KitPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useT();
  const [end, setEnd] = useState('');
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={t('uiKit.newQuestionary')}
      actions={<IconButton label={t('uiKit.edit')} icon={<Pencil />} />}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary">{t('common.save')}</Button>
        </>
      }
    >
      <div className="kit-part">
        <InfoBlock tone="warning">{t('uiKit.warningText')}</InfoBlock>
        <TextField label={t('uiKit.name')} />
        <DateField label={t('uiKit.end')} value={end} onChange={setEnd} />
      </div>
    </SidePanel>
  );
}
