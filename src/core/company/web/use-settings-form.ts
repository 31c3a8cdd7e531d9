import { followOwn } from '#core/account/web/session/follow-own.ts';
import {
  type BrandSettings,
  type BrandSettingsForm,
  brandSettings,
  brandSettingsForm,
} from '#core/company/contract/brand-settings.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { useUpdateBrandSettings } from './queries.ts';
import { listIssues, settingsBody, settingsValues } from './settings-values.ts';

/** The fields of the settings, as their parts of the form take them. */
export type SettingsFields = ReturnType<typeof useSettingsForm>;

export function useSettingsForm(saved: BrandSettings, onSaved: (saved: BrandSettings) => void) {
  const { mutateAsync } = useUpdateBrandSettings();
  return useForm({
    saved,
    valuesOf: (from) => settingsValues(from ?? saved),
    bodyOf: settingsBody,
    schema: brandSettingsForm,
    alsoWrong: listIssues,
    savedSchema: brandSettings,
    send: (body: BrandSettingsForm, base) =>
      mutateAsync({ body: { ...body, version: base?.version } }),
    onDone: ({ data }) => {
      onSaved(data);
      // The name, the icon and the colour stand around every screen.
      followOwn();
    },
  });
}
