import { useId } from 'react';
import { followOwn } from '#core/account/web/session/follow-own.ts';
import { useSession } from '#core/account/web/session/session.ts';
import { SlackField } from '#core/employee/web/person/slack-field.tsx';
import { type User, user, userForm } from '#core/user/contract/user.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { LocaleField } from '#platform/web/shared/locale-field.tsx';
import { SavedForm } from '#platform/web/shared/saved-form.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { userBody, userPlaceOf, userValues } from './form-rules.ts';
import { useCreateUser, useUpdateUser } from './queries.ts';
import { ResetFactor } from './reset-factor.tsx';
import { RoleChoice } from './role-choice.tsx';
import { Subordinates } from './subordinates.tsx';

type Form = ReturnType<typeof useUserForm>;

export interface UserFormProps {
  /** Undefined for a new one. */
  saved: User | undefined;
  onClose: () => void;
}

/** Creates or changes a user. A changed form asks before it closes. */
export function UserForm({ saved, onClose }: UserFormProps) {
  const { t } = useT();
  const id = useId();
  const form = useUserForm({ saved, onClose });
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={onClose}>
      {(close) => (
        <Modal
          open
          busy={form.isSaving}
          title={t(form.base ? 'user.editTitle' : 'user.newTitle')}
          onClose={close}
          footer={<SaveButtons form={id} isSaving={form.isSaving} onCancel={close} />}
        >
          {!form.base && (
            <Muted as="p" className="user-lead">
              {t('user.newLead')}
            </Muted>
          )}
          <SavedForm id={id} kind="user" form={form}>
            <ExistsNote form={form} />
            <PersonFields form={form} />
            <Standing form={form} />
          </SavedForm>
        </Modal>
      )}
    </LeaveDialog>
  );
}

function useUserForm({ saved, onClose }: UserFormProps) {
  const { defaultLocale } = useSession().user;
  const create = useCreateUser();
  const update = useUpdateUser();
  return useForm({
    saved,
    valuesOf: (from) => userValues(from, defaultLocale),
    bodyOf: userBody,
    schema: userForm,
    placeOf: userPlaceOf,
    savedSchema: user,
    send: (body, base) =>
      base
        ? update.mutateAsync({ params: { id: base.id }, body: { ...body, version: base.version } })
        : create.mutateAsync({ body }),
    onDone: ({ data }) => {
      onClose();
      if (data.current) followOwn(data.locale);
    },
  });
}

/** Says who already has this e-mail, and offers to edit that user instead. */
function ExistsNote({ form: { another, editAnother } }: { form: Form }) {
  const { t, locale } = useT();
  return (
    <div role="alert">
      {another && (
        <InfoBlock
          tone="warning"
          actions={<Button onClick={editAnother}>{t('user.openExisting')}</Button>}
        >
          <p>{t('user.exists', { name: shortName(another, locale) })}</p>
        </InfoBlock>
      )}
    </div>
  );
}

function PersonFields({ form }: { form: Form }) {
  const { base, values, errors, change } = form;
  const { t } = useT();
  const text = textsOf(form);
  const isOwnMoved = base?.current && normalEmail(values.email) !== base.email;
  return (
    <>
      <div className="user-pair">
        <TextField {...text('lastName')} label={t('user.lastName')} required autoFocus />
        <TextField {...text('firstName')} label={t('user.firstName')} required />
      </div>
      <div className="user-pair">
        <TextField
          {...text('email')}
          label={t('user.email')}
          required
          type="email"
          inputMode="email"
          spellCheck={false}
          hint={isOwnMoved ? t('user.ownEmailHint') : undefined}
        />
        <SlackField {...text('slackId')} label={t('user.slackId')} off={t('user.slackOff')} />
      </div>
      <LocaleField
        label={t('user.locale')}
        value={values.locale}
        error={errors.locale}
        onChange={(locale) => change({ locale })}
      />
    </>
  );
}

/** What the user may do: roles, subordinates, and whether they may sign in at all. */
function Standing({ form }: { form: Form }) {
  const { t } = useT();
  const { base, values, errors, change } = form;
  const isSuper = base?.roles.some(({ id }) => id === 'ROLE_SUPER_ADMIN');
  return (
    <>
      <RoleChoice
        values={values}
        keepsSuper={isSuper === true && !base?.can.includes('demote')}
        error={errors.roles}
        onChange={change}
      />
      {values.roles.includes('ROLE_MANAGER') && (
        <Subordinates
          own={{ employeeId: base?.employeeId ?? null, email: values.email }}
          isUnrecorded={!base?.employeeId}
          chosen={values.employeeList}
          error={errors.employeeList}
          onChange={(employeeList) => change({ employeeList })}
        />
      )}
      {base && !base.current && !isSuper && <ResetFactor user={base} />}
      {base && (base.disabled || base.can.includes('disable')) && (
        <Checkbox
          label={t('user.disabled')}
          hint={t(base.hasLeft ? 'user.hasLeftHint' : 'user.disabledHint')}
          disabled={base.disabled && !base.can.includes('enable')}
          checked={values.disabled}
          error={errors.disabled}
          onChange={(event) => change({ disabled: event.target.checked })}
        />
      )}
    </>
  );
}
