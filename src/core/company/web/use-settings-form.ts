import { followOwn } from '#core/account/web/session/follow-own.ts';
import {
  type CompanySettings,
  type CompanySettingsForm,
  companySettings,
  companySettingsForm,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { listIssues, settingsBody, settingsValues } from './settings-values.ts';

/** The fields of the settings, as their parts of the form take them. */
export type SettingsFields = ReturnType<typeof useSettingsForm>;

export function useSettingsForm(saved: CompanySettings, onSaved: (saved: CompanySettings) => void) {
  // The form shows failures itself, at its fields.
  const { mutateAsync } = useSend(updateCompanySettings, { meta: { quiet: true } });
  return useForm({
    saved,
    valuesOf: (from) => settingsValues(from ?? saved),
    bodyOf: settingsBody,
    schema: companySettingsForm,
    alsoWrong: listIssues,
    savedSchema: companySettings,
    send: (body: CompanySettingsForm, base) =>
      mutateAsync({ body: { ...body, version: base?.version } }),
    onDone: ({ data }) => {
      onSaved(data);
      // The name, the icon and the colour stand around every screen.
      followOwn();
    },
  });
}
