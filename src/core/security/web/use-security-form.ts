import { followOwn } from '#core/account/web/session/follow-own.ts';
import {
  type SecurityForm,
  type SecuritySettings,
  securityForm,
  securitySettings,
  updateSecuritySettings,
} from '#core/security/contract/security.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { type Typed, useForm } from '#platform/web/form/use-form.ts';

/** What the form of a card is given. */
export interface CardFormProps {
  saved: SecuritySettings;
  onClose: () => void;
}

/** The fields of one card as a form: it sends these and leaves the others as they are. */
interface CardFields<Values extends object> {
  valuesOf: (saved: SecuritySettings) => Values;
  bodyOf: (values: Values) => Typed<SecurityForm>;
  alsoWrong?: (values: Values) => readonly Issue[];
}

export function useSecurityForm<Values extends object>({
  saved,
  onClose,
  valuesOf,
  ...fields
}: CardFormProps & CardFields<Values>) {
  // The form shows failures itself, at its fields.
  const { mutateAsync } = useSend(updateSecuritySettings, { meta: { quiet: true } });
  return useForm({
    saved,
    valuesOf: (from) => valuesOf(from ?? saved),
    ...fields,
    schema: securityForm,
    savedSchema: securitySettings,
    send: (body: SecurityForm, base) => mutateAsync({ body: { ...body, version: base?.version } }),
    onDone: () => {
      onClose();
      // Where reports may be sent is known to every screen.
      followOwn();
    },
  });
}
