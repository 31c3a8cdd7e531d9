import { Link } from '@tanstack/react-router';
import { useSlash } from '#platform/web/device/search-key.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Factors } from './factors.tsx';
import { OwnPassword } from './own-password.tsx';
import { Sessions } from './sessions.tsx';
import './settings.css';

/**
 * One's own password, second factor, sessions and data. When the password changes, other sessions
 * end and this one stays (rule 5).
 */
export function SettingsPage() {
  const { t } = useT();
  const [hasSlash, setSlash] = useSlash();
  return (
    <div className="settings">
      <h1>{t('settings.title')}</h1>
      <section className="settings-card" aria-labelledby="settings-password">
        <h2 id="settings-password">{t('settings.password')}</h2>
        <Muted as="p">{t('settings.lead')}</Muted>
        <OwnPassword />
      </section>
      <section className="settings-card" aria-labelledby="settings-factor">
        <h2 id="settings-factor">{t('factor.settings.title')}</h2>
        <Muted as="p">{t('factor.settings.lead')}</Muted>
        <Factors />
      </section>
      <section className="settings-card" aria-labelledby="settings-sessions">
        <h2 id="settings-sessions">{t('settings.sessions.title')}</h2>
        <Muted as="p">{t('settings.sessions.lead')}</Muted>
        <Sessions />
      </section>
      <section className="settings-card" aria-labelledby="settings-keys">
        <h2 id="settings-keys">{t('settings.keys.title')}</h2>
        <Checkbox
          label={t('settings.keys.slash')}
          checked={hasSlash}
          onChange={({ target }) => setSlash(target.checked)}
        />
      </section>
      <section className="settings-card" aria-labelledby="settings-data">
        <h2 id="settings-data">{t('settings.data.title')}</h2>
        <Muted as="p">{t('settings.data.lead')}</Muted>
        <p className="settings-data">
          <Link to="/estimation/settings/data">{t('settings.data.open')}</Link>
        </p>
      </section>
    </div>
  );
}
