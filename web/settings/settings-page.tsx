import { resetCurrentUserPassword } from '#contract/reset.ts';
import { useSend } from '#web/api/queries.ts';
import { useNewPassword } from '#web/session/new-password.ts';
import { useSession } from '#web/session/session.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { NewPasswordFields } from '#web/ui/field/new-password-fields.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { Sessions } from './sessions.tsx';
import './settings.css';

/**
 * One's own password (spec 3, section 2.4) and sessions. When the password changes, other sessions
 * end and this one stays (rule 5).
 */
export function SettingsPage() {
  const { t } = useT();
  const { user } = useSession();
  const change = useSend(resetCurrentUserPassword);
  const form = useNewPassword((body) => change.mutateAsync({ body }));
  return (
    <div className="settings">
      <h1>{t('settings.title')}</h1>
      <section className="settings-card" aria-labelledby="settings-password">
        <h2 id="settings-password">{t('settings.password')}</h2>
        <Muted as="p">{t('settings.lead')}</Muted>
        <form noValidate onSubmit={form.submit}>
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            hidden
          />
          <NewPasswordFields
            values={form.values}
            onChange={form.change}
            errors={form.errors}
            checklist={form.checklist}
          />
          <Button type="submit" variant="primary" pending={form.busy}>
            {t('settings.save')}
          </Button>
        </form>
      </section>
      <section className="settings-card" aria-labelledby="settings-sessions">
        <h2 id="settings-sessions">{t('settings.sessions.title')}</h2>
        <Muted as="p">{t('settings.sessions.lead')}</Muted>
        <Sessions />
      </section>
    </div>
  );
}
