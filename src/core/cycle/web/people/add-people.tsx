import { useState } from 'react';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { useAddSubjects } from '#core/cycle/web/queries.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { addedBody, isAnybody, nobody, sayAdded } from './chosen.ts';
import { PeoplePicker } from './people-picker.tsx';
import { SubjectsFile } from './windows.ts';

/** Adds people to a cycle that stands. */
export function AddPeople({ cycle, onClose }: { cycle: CycleDetail; onClose: () => void }) {
  const { t } = useT();
  const [chosen, setChosen] = useState(nobody);
  const [isFile, setFile] = useState(false);
  const add = useAddSubjects();
  const save = () =>
    add.mutate(
      { params: { id: cycle.id }, body: addedBody(chosen) },
      {
        onSuccess: (reply) => {
          sayAdded(reply, t);
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={t('cycle.people.addTitle')}
      busy={add.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isAnybody(chosen)}
            pending={add.isPending}
            onClick={save}
          >
            {t('cycle.people.add')}
          </Button>
        </>
      }
    >
      <PeoplePicker chosen={chosen} onChange={setChosen} onFile={() => setFile(true)} />
      <div role="alert">
        <FieldError>{add.error && errorText(add.error, t)}</FieldError>
      </div>
      {isFile && (
        <SubjectsFile
          cycle={cycle}
          onClose={() => setFile(false)}
          onAdded={isAnybody(chosen) ? () => setFile(false) : onClose}
        />
      )}
    </Modal>
  );
}
