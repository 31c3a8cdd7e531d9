import { type FormEvent, useRef, useState } from 'react';
import type { CompanySettings } from '#core/company/contract/company-settings.ts';
import { isShorter } from './settings-values.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** Saving a shorter term deletes what is older. Asks first. */
export function useSureTerms(form: SettingsFields, saved: CompanySettings) {
  const [asked, setAsked] = useState<HTMLFormElement>();
  const isSure = useRef(false);
  return {
    isAsked: asked !== undefined,
    giveUp: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      isSure.current = true;
      asked?.requestSubmit();
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isSure.current || !isShorter(form.values, saved)) {
        isSure.current = false;
        return form.submit(event);
      }
      event.preventDefault();
      setAsked(event.currentTarget);
    },
  };
}
