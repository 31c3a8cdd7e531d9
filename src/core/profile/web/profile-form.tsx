import { useState } from 'react';
import { followOwn } from '#core/account/web/session/follow-own.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { placeOptions, useAllPositionNames } from '#core/directory/web/shared/dictionaries.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import {
  type EmployeeProfile,
  employeeProfile,
  profileForm,
  updateAnyProfile,
} from '#core/profile/contract/profile.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { PhotoField } from '#platform/web/ui/field/photo-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { EditPanel } from './edit-panel.tsx';
import { useUpdateAnyProfile, useUpdateProfile } from './queries.ts';
import { StatusFields } from './status-fields.tsx';
import type { ProfileWay } from './values/permissions.ts';
import { type PartProps, profileBody, profileValues } from './values/profile-values.ts';
import { maskPhone } from './values/words.ts';
import { WorkFields } from './work-fields.tsx';

export interface ProfileFormProps {
  saved: EmployeeProfile;
  way: NonNullable<ProfileWay>;
  isOwn: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Edits the part of a profile that everybody sees. */
export function ProfileForm({ saved, way, isOwn, onDone, onClose }: ProfileFormProps) {
  const { t } = useT();
  const isAsking = !useCan()(updateAnyProfile.access);
  const own = useUpdateProfile(saved.employeeId);
  const any = useUpdateAnyProfile(saved.employeeId);
  const form = useForm({
    saved,
    valuesOf: profileValues,
    bodyOf: profileBody,
    schema: profileForm,
    savedSchema: employeeProfile,
    send: (values, base) => {
      const body = { ...values, version: base?.version };
      return way === 'own'
        ? own.mutateAsync({ body })
        : any.mutateAsync({ params: { id: saved.employeeId }, body });
    },
    onDone: () => {
      if (isOwn) followOwn();
      onDone();
    },
  });
  return (
    <EditPanel title={t('profile.edit')} form={form} onDone={onDone} onClose={onClose}>
      <PersonFields form={form} saved={form.base} isOwn={isOwn} isAsking={isAsking} />
      <StatusFields form={form} />
      <WorkFields form={form} />
    </EditPanel>
  );
}

type PersonProps = PartProps & {
  saved: EmployeeProfile | undefined;
  isOwn: boolean;
  /** A new position waits for HR. */
  isAsking: boolean;
};

function PersonFields({ form, saved, isOwn, isAsking }: PersonProps) {
  const { values, errors, change } = form;
  const { t } = useT();
  const positions = useAllPositionNames();
  const own = saved && { id: saved.positionId, name: saved.position };
  const text = textsOf(form);
  const isMoved = saved && normalEmail(values.email) !== saved.email;
  return (
    <>
      <div className="profile-pair">
        <TextField {...text('lastName')} label={t('profile.lastName')} required autoFocus />
        <TextField {...text('firstName')} label={t('profile.firstName')} required />
      </div>
      <TextField {...text('middleName')} label={t('profile.middleName')} />
      <ComboBox
        label={t('profile.position')}
        required
        value={values.positionId}
        error={errors.positionId}
        options={placeOptions(positions.data?.data, own, t)}
        hint={
          isAsking && values.positionId !== saved?.positionId
            ? t('profile.positionHint')
            : undefined
        }
        onChange={(positionId) => change({ positionId })}
      />
      <TextField
        {...text('email')}
        label={t('profile.email')}
        required
        type="email"
        inputMode="email"
        spellCheck={false}
        hint={isMoved ? t(isOwn ? 'profile.ownEmailHint' : 'profile.emailHint') : undefined}
      />
      <TextField
        {...text('phone')}
        label={t('profile.phone')}
        required
        type="tel"
        inputMode="tel"
        hint={t('profile.phoneHint')}
        onChange={(event) => change({ phone: maskPhone(event.target.value) })}
      />
      <PhotoPart form={form} />
    </>
  );
}

/** The photo as it will be saved. It leaves the device only then. */
function PhotoPart({ form }: PartProps) {
  const { values, errors, change } = form;
  const { t } = useT();
  const [isUnreadable, setUnreadable] = useState(false);
  const { photoUrl, firstName, lastName } = values;
  async function choose(file: File) {
    try {
      // Loaded only now: few who open a profile change the photo.
      const { squarePhoto } = await import('./values/square-photo.ts');
      const square = await squarePhoto(file);
      setUnreadable(square === undefined);
      if (square) change({ photoUrl: square });
    } catch {
      toast.error(t('common.somethingWentWrong'), t('common.tryAgain'));
    }
  }
  return (
    <PhotoField
      label={t('profile.photo')}
      hint={t('profile.photoHint')}
      error={isUnreadable ? t('validation.invalidPhotoUrl') : errors.photoUrl}
      isThere={photoUrl !== ''}
      onChoose={(file) => void choose(file)}
      onRemove={() => {
        setUnreadable(false);
        change({ photoUrl: '' });
      }}
    >
      <PersonAvatar firstName={firstName} lastName={lastName} photoUrl={photoUrl} size="l" />
    </PhotoField>
  );
}
