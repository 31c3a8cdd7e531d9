import X from 'lucide-react/icons/x';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SuggestField } from '#platform/web/ui/pick/suggest-field.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { type Addresses, useAddressField } from './use-address-field.ts';

export type EmailSelectorProps = Addresses & { error: string | undefined };

/** Addresses of anybody: typed and pasted freely, and for those who may see the users chosen among them. */
export function EmailSelector({ error, ...addresses }: EmailSelectorProps) {
  const { emails, typed, onChange } = addresses;
  const { t, locale } = useT();
  const { may, users, current, list, ...field } = useAddressField(addresses);
  const count = users.length;
  return (
    <div className="send-emails">
      <Chosen emails={emails} onRemove={(one) => onChange({ emails: without(emails, one) })} />
      <SuggestField
        label={t(may ? 'reportSend.othersLabel' : 'reportSend.othersPlain')}
        hint={t(may ? 'reportSend.othersHint' : 'reportSend.othersHintPlain')}
        error={field.problem ?? error}
        inputMode="email"
        value={typed}
        onChange={({ target }) => field.type(target.value)}
        onFocus={list.open}
        onBlur={list.leave}
        onKeyDown={field.press}
        onPaste={field.paste}
        listLabel={may ? t('reportSend.suggestions') : undefined}
        found={count > 0 ? t('reportSend.suggested', { count }) : undefined}
        suggestions={users.map(({ id, firstName, lastName, email }) => ({
          id,
          label: shortName({ lastName, firstName }, locale),
          hint: email,
        }))}
        activeId={current?.id}
        onChoose={({ hint = '' }) => field.take(hint)}
      />
    </div>
  );
}

const without = (emails: readonly string[], gone: string) => emails.filter((one) => one !== gone);

interface ChosenProps {
  emails: readonly string[];
  onRemove: (email: string) => void;
}

function Chosen({ emails, onRemove }: ChosenProps) {
  const { t } = useT();
  if (emails.length === 0) return null;
  return (
    <ul className="send-chips" aria-label={t('reportSend.added')}>
      {emails.map((email) => (
        <li key={email}>
          <bdi>{email}</bdi>
          <IconButton
            label={t('reportSend.remove', { email })}
            icon={<X />}
            onClick={() => onRemove(email)}
          />
        </li>
      ))}
    </ul>
  );
}
