import { useState } from 'react';
import type { SignedInDevice } from '#core/account/contract/session.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useEndOthers, useEndSession, useSessions } from './queries.ts';

type Ending = SignedInDevice | 'others';

/** Where the person is signed in, to be ended one by one or all but here (rule 48). */
export function Sessions() {
  const { t } = useT();
  const sessions = useSessions();
  const [ending, setEnding] = useState<Ending>();
  const close = () => setEnding(undefined);
  if (sessions.isError) {
    return <QueryError query={sessions} title={t('settings.sessions.notLoaded')} />;
  }
  const rows = sessions.data?.data;
  return (
    <>
      <ul className="settings-sessions" aria-busy={!rows}>
        {rows ? rows.map((row) => <Row key={row.id} row={row} onEnd={setEnding} />) : <Waiting />}
      </ul>
      {rows?.length === 1 && <Hint as="p">{t('settings.sessions.none')}</Hint>}
      {rows && rows.length > 1 && (
        <Button onClick={() => setEnding('others')}>{t('settings.sessions.endOthers')}</Button>
      )}
      {ending === 'others' && <EndOthers onClose={close} />}
      {ending && ending !== 'others' && <EndOne row={ending} onClose={close} />}
    </>
  );
}

const Waiting = () => (
  <li>
    <Skeleton height="44px" />
  </li>
);

interface RowProps {
  row: SignedInDevice;
  onEnd: (row: SignedInDevice) => void;
}

function Row({ row, onEnd }: RowProps) {
  const texts = useT();
  const { t } = texts;
  const said = { since: formatMoment(row.createdAt, texts), brand: row.brand };
  const lastSeen = row.current ? t('settings.sessions.now') : formatMoment(row.lastUsedAt, texts);
  return (
    <li>
      <div>
        <p className="settings-device">
          {spokenDevice(row, t)}
          {row.current && <Badge tone="accent">{t('settings.sessions.current')}</Badge>}
        </p>
        <Hint as="p" digits>
          {t('settings.sessions.opened', said)}
        </Hint>
        <Hint as="p" digits>
          {t('settings.sessions.lastSeen', { at: lastSeen })}
        </Hint>
      </div>
      {!row.current && (
        <Button
          variant="link"
          aria-label={t('settings.sessions.endNamed', named(row, texts))}
          onClick={() => onEnd(row)}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}

const named = (row: SignedInDevice, texts: Texts) => ({
  device: spokenDevice(row, texts.t),
  since: formatMoment(row.createdAt, texts),
});

/** A failed ending also closes the dialog; a toast says why (rule 34). */
function EndOne({ row, onClose }: { row: SignedInDevice; onClose: () => void }) {
  const texts = useT();
  const { t } = texts;
  const end = useEndSession();
  return (
    <ConfirmDialog
      open
      danger
      title={t('settings.sessions.endTitle')}
      text={t('settings.sessions.endText', named(row, texts))}
      confirmLabel={t('settings.sessions.end')}
      pending={end.isPending}
      onConfirm={() => end.mutate({ params: { id: row.id } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const end = useEndOthers();
  return (
    <ConfirmDialog
      open
      danger
      title={t('settings.sessions.endOthersTitle')}
      text={t('settings.sessions.endOthersText')}
      confirmLabel={t('settings.sessions.endOthersConfirm')}
      pending={end.isPending}
      onConfirm={() => end.mutate({}, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
