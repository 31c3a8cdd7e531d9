import { useId, useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { DateField } from '#web/platform/ui/pick/date-field.tsx';
import { Select } from '#web/platform/ui/pick/select.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

/** A form in a modal. Its submit button is outside the form, in the footer. */
export function KitForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useT();
  const form = useId();
  const [start, setStart] = useState('');
  const [method, setMethod] = useState('');
  const methods = ['90', '180', '360'].map((value) => ({ value, label: value }));
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('uiKit.create')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="kit-grid"
        onSubmit={(event) => {
          event.preventDefault();
          toast.success(t('uiKit.created'));
          onClose();
        }}
      >
        <TextField label={t('uiKit.name')} autoFocus required />
        <Select label={t('uiKit.method')} value={method} onChange={setMethod} options={methods} />
        <DateField label={t('uiKit.end')} value={start} onChange={setStart} />
      </form>
    </Modal>
  );
}
