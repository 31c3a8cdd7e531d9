import { useState } from 'react';
import { mostParticipants } from '#contract/assessment/questionary.ts';
import { importParticipants } from '#contract/assessment/questionary-from-file.ts';
import { type CallReply, call } from '#web/platform/api/call.ts';
import { useUpload } from '#web/platform/api/use-upload.ts';
import { firstOf } from '#web/platform/ui/base/first-of.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { FieldError } from '#web/platform/ui/field/field-error.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import './file.css';
import { ChosenPeople } from '#web/assessment/questionary/fields/people-list.tsx';
import type { ChangeParticipants } from '#web/assessment/questionary/fields/removal.tsx';
import { type FormValues, rolesOf } from '#web/assessment/questionary/form-rules.ts';
import { Count } from '#web/platform/ui/show/count.tsx';
import { CheckedFile } from './checked-file.tsx';
import {
  countShown,
  countStanding,
  personInRow,
  type Taking,
  takeParticipants,
} from './file-rules.ts';
import { FileStep } from './file-step.tsx';

export interface ParticipantsFileProps {
  values: FormValues;
  /** People who are already invited and can't be removed. */
  fixed: ReadonlySet<string>;
  onApply: ChangeParticipants;
  onClose: () => void;
}

type Reply = CallReply<typeof importParticipants>;

/**
 * Participants of one questionary from a file: choose it, check it, look at the result, take it
 * into the form.
 */
export function ParticipantsFile(props: ParticipantsFileProps) {
  const { values, onClose } = props;
  const { t } = useT();
  const work = useParticipantsFile(props);
  const { given, upload, isTooMany } = work;
  const isChecked = given.length > 0;
  return (
    <Modal
      open
      title={t('fromFile.one.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {isChecked ? (
            <Button
              key="apply"
              variant="primary"
              disabled={isTooMany}
              onClick={firstOf(work.apply)}
            >
              {t('fromFile.one.apply')}
            </Button>
          ) : (
            <Button
              key="check"
              variant="primary"
              disabled={!upload.canSend}
              pending={upload.sent !== undefined}
              onClick={() => void work.check()}
            >
              {t('fromFile.check')}
            </Button>
          )}
        </>
      }
    >
      {isChecked ? (
        <Checked {...props} work={work} />
      ) : (
        <FileStep
          of="participants"
          method={values.method}
          upload={upload}
          rowErrors={work.rowErrors}
          errorRowCount={work.errorRowCount}
        />
      )}
    </Modal>
  );
}

function useParticipantsFile({ values, fixed, onApply, onClose }: ParticipantsFileProps) {
  const { t } = useT();
  const upload = useUpload();
  const [reply, setReply] = useState<Reply>();
  const [taking, setTaking] = useState<Taking>('add');
  const { method, employeeList } = values;
  const given = reply?.data ?? [];
  const participants = takeParticipants(values, given, taking, fixed);
  const count = countShown({ method, participants });
  async function check() {
    const [subject, ...others] = employeeList;
    const subjectId = others.length === 0 ? subject?.id : undefined;
    const body = { method, ...(subjectId && { subjectId }) };
    setReply(undefined);
    setReply(await upload.send((sending) => call(importParticipants, { ...sending, body })));
  }
  function apply() {
    const standing =
      taking === 'add'
        ? countStanding(values, given)
        : given.filter(({ id }) => fixed.has(id)).length;
    onApply(participants, () => {
      toast.success(t('fromFile.one.done', { count: given.length - standing }));
      onClose();
    });
  }
  return {
    given,
    rowErrors: reply?.rowErrorList ?? [],
    errorRowCount: reply?.errorRowCount ?? 0,
    taking,
    setTaking,
    check,
    apply,
    count,
    isTooMany: count > mostParticipants,
    back: () => setReply(undefined),
    upload: {
      ...upload,
      // The old errors belong to the old file.
      choose: (file: File | undefined) => {
        setReply(undefined);
        upload.choose(file);
      },
    },
  };
}

type CheckedProps = ParticipantsFileProps & { work: ReturnType<typeof useParticipantsFile> };

function Checked({ values, fixed, work }: CheckedProps) {
  const { t } = useT();
  const { given, count, isTooMany } = work;
  return (
    <div className="q-file">
      <CheckedFile file={work.upload.file} onBack={work.back}>
        {t('fromFile.one.people', { count: given.length })}
      </CheckedFile>
      {countShown(values) > 0 && (
        <TakingChoice
          value={work.taking}
          onChange={work.setTaking}
          standing={countStanding(values, given)}
          hasFixed={fixed.size > 0}
        />
      )}
      <div role="alert">
        <FieldError id="too-many">
          {isTooMany ? t('fromFile.one.tooMany', { count, max: mostParticipants }) : undefined}
        </FieldError>
      </div>
      <RoleLists given={given} method={values.method} />
    </div>
  );
}

function RoleLists({ given, method }: { given: Reply['data'] } & Pick<FormValues, 'method'>) {
  const { t } = useT();
  return rolesOf(method).map((role) => {
    const people = given.filter(({ type }) => type === role).map(personInRow);
    if (people.length === 0) return null;
    return (
      <section key={role} className="q-file-role">
        <h2>
          {t(`participantTypes.${role}`)} <Count>{people.length}</Count>
        </h2>
        <ChosenPeople people={people} onRemove={undefined} />
      </section>
    );
  });
}

interface TakingChoiceProps {
  value: Taking;
  onChange: (taking: Taking) => void;
  /** How many people of the file are already in the form. */
  standing: number;
  hasFixed: boolean;
}

function TakingChoice({ value, onChange, standing, hasFixed }: TakingChoiceProps) {
  const { t } = useT();
  return (
    <RadioGroup
      label={t('fromFile.one.how')}
      options={[
        {
          value: 'add',
          label: t('fromFile.one.add'),
          hint:
            standing > 0
              ? t('fromFile.one.addHintStanding', { count: standing })
              : t('fromFile.one.addHint'),
        },
        {
          value: 'replace',
          label: t('fromFile.one.replace'),
          hint: t(hasFixed ? 'fromFile.one.replaceHintInvited' : 'fromFile.one.replaceHint'),
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
