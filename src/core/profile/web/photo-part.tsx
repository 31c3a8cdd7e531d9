import { useState } from 'react';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { PhotoField } from '#platform/web/ui/field/photo-field.tsx';
import type { PartProps } from './values/profile-values.ts';

/** The photo as it will be saved. It leaves the device only then. */
export function PhotoPart({ form }: PartProps) {
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
