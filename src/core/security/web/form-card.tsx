import type { ReactNode } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { type SecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { type Part, useOpener } from '#platform/web/ui/base/part.tsx';
import { useSecurity } from './queries.ts';
import type { CardFormProps } from './use-security-form.ts';

interface FormCardProps {
  title: string;
  about: string;
  stateOf: (saved: SecuritySettings) => ReactNode;
  Form: Part<CardFormProps>;
  children?: ReactNode;
}

/** Some of the settings: how they stand, and the form that opens for whoever may change them. */
export function FormCard({ title, about, stateOf, Form, children }: FormCardProps) {
  const can = useCan();
  const { data } = useSecurity();
  const { open, button, floating } = useOpener(Form);
  const saved = data?.data;
  return (
    <SettingCard
      title={title}
      state={saved && stateOf(saved)}
      about={about}
      opener={saved && can(updateSecuritySettings.access) ? button : undefined}
    >
      {children}
      {open && saved && <Form saved={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
