import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { SsoConnection, SsoSettings } from '#core/sso/contract/sso.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useDeleteSso } from './queries.ts';

const ConnectionForm = part(() => import('./connection-form.tsx'), 'ConnectionForm');
const TryDialog = part(() => import('./try-dialog.tsx'), 'TryDialog');

type Open =
  | { what: 'form'; saved: SsoConnection | undefined }
  | { what: 'try' | 'delete'; saved: SsoConnection };

interface ConnectionListProps {
  settings: SsoSettings;
  mayChange: boolean;
}

/** The company's providers, each with what can be done with it. */
export function ConnectionList({ settings, mayChange }: ConnectionListProps) {
  const { t } = useT();
  const remove = useDeleteSso();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { connectionList } = settings;
  return (
    <section className="sso-group" aria-label={t('ssoSettings.servers')}>
      {connectionList.length === 0 && <Muted as="p">{t('ssoSettings.none')}</Muted>}
      {connectionList.map((one) => (
        <Connection key={one.id} connection={one} onOpen={mayChange ? setOpen : undefined} />
      ))}
      {mayChange && (
        <div>
          <Button icon={<Plus />} onClick={() => setOpen({ what: 'form', saved: undefined })}>
            {t('ssoSettings.add')}
          </Button>
        </div>
      )}
      {open?.what === 'form' && (
        <ConnectionForm settings={settings} saved={open.saved} onClose={close} />
      )}
      {open?.what === 'try' && <TryDialog connection={open.saved} onClose={close} />}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          danger
          title={t('ssoSettings.removeTitle', { name: open.saved.name })}
          text={t('ssoSettings.removeText')}
          confirmLabel={t('common.delete')}
          onConfirm={() => {
            remove.mutate({ params: { id: open.saved.id } });
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

interface ConnectionProps {
  connection: SsoConnection;
  onOpen: ((open: Open) => void) | undefined;
}

function Connection({ connection, onOpen }: ConnectionProps) {
  const { t } = useT();
  const { name, issuer, isActive, triedAt, lastError, identityCount: count } = connection;
  const open = (what: Open['what']) => () => onOpen?.({ what, saved: connection });
  return (
    <div className="sso-row">
      <div className="sso-row-text">
        <strong>{name}</strong>
        <Muted>{issuer}</Muted>
        <span className="sso-badges">
          {isActive && <Badge tone="accent">{t('ssoSettings.isActive')}</Badge>}
          <Badge tone={triedAt ? 'success' : 'neutral'}>
            {t(triedAt ? 'ssoSettings.tried' : 'ssoSettings.notTried')}
          </Badge>
          {lastError && <Badge tone="danger">{t(`ssoSettings.faulty.${lastError}`)}</Badge>}
          {count > 0 && <Muted>{t('ssoSettings.people', { count })}</Muted>}
        </span>
      </div>
      {onOpen && (
        <div className="sso-row-actions">
          <Button onClick={open('try')} aria-label={t('ssoSettings.tryFor', { name })}>
            {t('ssoSettings.try')}
          </Button>
          <IconButton
            label={t('ssoSettings.edit', { name })}
            icon={<Pencil />}
            onClick={open('form')}
          />
          <IconButton
            label={t('ssoSettings.remove', { name })}
            icon={<Trash2 />}
            onClick={open('delete')}
          />
        </div>
      )}
    </div>
  );
}
