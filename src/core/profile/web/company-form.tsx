import { type FormEvent, useRef, useState } from 'react';
import { followOwn } from '#core/account/web/session/follow-own.ts';
import { useToday } from '#core/account/web/session/today.ts';
import { placeOptions, useAllSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { SlackField } from '#core/employee/web/person/slack-field.tsx';
import { type CompanyInfo, companyForm, companyInfo } from '#core/profile/contract/profile.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import type { Fields } from '#platform/web/form/values.ts';
import type { OpenProfile } from '#platform/web/shared/beside.ts';
import { LocaleField } from '#platform/web/shared/locale-field.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { EditPanel } from './edit-panel.tsx';
import { LeaderChoice } from './leader-choice.tsx';
import { useUpdateAnyCompany, useUpdateCompany } from './queries.ts';
import { type CompanyValues, companyBody, companyValues } from './values/company-values.ts';
import type { ProfileWay } from './values/permissions.ts';

export interface CompanyFormProps {
  saved: CompanyInfo;
  way: NonNullable<ProfileWay>;
  isOwn: boolean;
  /** The field that takes the focus. */
  begins?: OpenProfile['edits'];
  onDone: () => void;
  onClose: () => void;
}

/** Edits where somebody works in the company. Marking them as former is confirmed first. */
export function CompanyForm({ saved, way, isOwn, begins, onDone, onClose }: CompanyFormProps) {
  const { t } = useT();
  const [isAsked, setAsked] = useState(false);
  const isConfirmed = useRef(false);
  const form = useCompanyForm({ saved, way, isOwn, onDone, onClose });
  const isDismissal = form.values.firedAt !== '' && form.base?.firedAt === null;
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!isDismissal || isConfirmed.current) return form.submit(event);
    event.preventDefault();
    setAsked(true);
  }
  function confirm() {
    setAsked(false);
    isConfirmed.current = true;
    form.ref.current?.requestSubmit();
    isConfirmed.current = false;
  }
  return (
    <>
      <EditPanel
        title={t('profile.editCompany')}
        form={form}
        onSubmit={submit}
        onDone={onDone}
        onClose={onClose}
      >
        <PlaceFields form={form} saved={form.base} begins={begins} />
        <PersonalFields form={form} />
        {!isOwn && <FormerField form={form} />}
      </EditPanel>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('profile.fireTitle')}
        text={t('profile.fireText')}
        confirmLabel={t('profile.fireConfirm')}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
      />
    </>
  );
}

function useCompanyForm({ saved, way, isOwn, onDone }: CompanyFormProps) {
  const own = useUpdateCompany(saved.employeeId);
  const any = useUpdateAnyCompany(saved.employeeId);
  const sent = useRef(saved.locale);
  return useForm({
    saved,
    valuesOf: companyValues,
    bodyOf: companyBody,
    schema: companyForm,
    savedSchema: companyInfo,
    send: (values, base) => {
      sent.current = values.locale;
      const body = { ...values, version: base?.version };
      return way === 'own'
        ? own.mutateAsync({ body })
        : any.mutateAsync({ params: { id: saved.employeeId }, body });
    },
    onDone: () => {
      if (isOwn) followOwn(sent.current === saved.locale ? undefined : sent.current);
      onDone();
    },
  });
}

interface PartProps {
  form: Fields<CompanyValues>;
}

type PlaceProps = PartProps & Pick<CompanyFormProps, 'begins'> & { saved: CompanyInfo | undefined };

function PlaceFields({ form, saved, begins }: PlaceProps) {
  const { values, errors, change } = form;
  const { t } = useT();
  const subdivisions = useAllSubdivisionNames();
  const own = saved && { id: saved.subdivisionId, name: saved.subdivision };
  const day = (name: 'inCompany' | 'inPosition') => ({
    label: t(`profile.${name}`),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <ComboBox
        label={t('profile.subdivision')}
        required
        value={values.subdivisionId}
        error={errors.subdivisionId}
        options={placeOptions(subdivisions.data?.data, own, t)}
        onChange={(subdivisionId) => change({ subdivisionId })}
      />
      <LeaderChoice form={form} ownId={saved?.employeeId} begins={begins === 'leaders'} />
      <div className="profile-pair">
        <DateField {...day('inCompany')} />
        <DateField {...day('inPosition')} />
      </div>
    </>
  );
}

function PersonalFields({ form }: PartProps) {
  const { values, errors, change } = form;
  const { t } = useT();
  const today = useToday();
  const text = textsOf(form);
  return (
    <>
      <DateField
        label={t('profile.birthDate')}
        value={values.birthDate}
        error={errors.birthDate}
        max={today}
        onChange={(birthDate) => change({ birthDate })}
      />
      <Checkbox
        label={t('profile.isBirthDateHide')}
        checked={values.isBirthDateHide}
        error={errors.isBirthDateHide}
        onChange={(event) => change({ isBirthDateHide: event.target.checked })}
      />
      <div className="profile-pair">
        <SlackField {...text('slackId')} label={t('profile.slackId')} off={t('profile.slackOff')} />
        <TextField {...text('telegram')} label={t('profile.telegram')} spellCheck={false} />
      </div>
      <LocaleField
        label={t('profile.locale')}
        value={values.locale}
        error={errors.locale}
        onChange={(locale) => change({ locale })}
      />
    </>
  );
}

/** Missing in one's own form, as people can't mark themselves as former. */
function FormerField({ form: { values, errors, change } }: PartProps) {
  const { t } = useT();
  const today = useToday();
  return (
    <DateField
      label={t('profile.firedAt')}
      hint={t('profile.firedAtHint')}
      value={values.firedAt}
      error={errors.firedAt}
      max={today}
      onChange={(firedAt) => change({ firedAt })}
    />
  );
}
