import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { addDomain, type BrandDomain } from '#core/sso/contract/domain.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { CopyValue } from './copy-value.tsx';
import { useAddDomain, useCheckDomain, useDeleteDomain, useDomains } from './queries.ts';
import './sso.css';

/** Domains that the company proves to be its own (rule 108). */
export function DomainCard() {
  const { t } = useT();
  const can = useCan();
  const domains = useDomains();
  const list = domains.data?.data;
  const mayChange = can(addDomain.access);
  const proven = list?.filter(({ provenAt }) => provenAt).length ?? 0;
  const state =
    list &&
    (list.length === 0 ? t('domain.none') : t('domain.state', { proven, count: list.length }));
  return (
    <SettingCard
      title={t('domain.title')}
      state={domains.isError ? t('domain.notLoaded') : state}
      about={t('domain.lead')}
    >
      {domains.isError && <QueryError query={domains} />}
      <div className="sso-group">
        {list?.map((one) => (
          <Domain key={one.domain} domain={one} mayChange={mayChange} />
        ))}
        {mayChange && <NewDomain />}
      </div>
    </SettingCard>
  );
}

function NewDomain() {
  const { t } = useT();
  const add = useAddDomain();
  const [typed, setTyped] = useState('');
  const { error } = add;
  const wrong = error && (error instanceof ApiError ? error.errors[0]?.message : undefined);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '' || add.isPending) return;
    add.mutate({ body: { domain: typed } }, { onSuccess: () => setTyped('') });
  }
  return (
    <form className="sso-row sso-new" noValidate onSubmit={submit}>
      <TextField
        className="sso-new-field"
        label={t('domain.label')}
        value={typed}
        error={error ? (wrong ?? errorText(error, t)) : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          add.reset();
        }}
      />
      <Button type="submit" pending={add.isPending}>
        {t('domain.add')}
      </Button>
    </form>
  );
}

function Domain({ domain: one, mayChange }: { domain: BrandDomain; mayChange: boolean }) {
  const { t } = useT();
  const { domain, record, provenAt, byOperator, missingSince } = one;
  const check = useCheckDomain();
  const remove = useDeleteDomain();
  const [asks, setAsks] = useState(false);
  const needsRecord = !byOperator && (!provenAt || missingSince !== null);
  const standing = byOperator ? 'byOperator' : provenAt ? 'proven' : 'notProven';
  const isStillMissing = check.data?.data.provenAt === null;
  return (
    <div className="sso-row">
      <div className="sso-row-text">
        <strong>{domain}</strong>
        <span className="sso-badges">
          <Badge tone={provenAt ? 'success' : 'neutral'}>{t(`domain.${standing}`)}</Badge>
          {missingSince && <Badge tone="danger">{t('domain.missing')}</Badge>}
        </span>
        {needsRecord && mayChange && (
          <div className="sso-record">
            <Muted as="p">{t('domain.record')}</Muted>
            <CopyValue label={t('domain.recordName')} value={record.name} />
            <CopyValue label={t('domain.recordValue')} value={record.value} />
            <Muted as="p" role="status">
              {isStillMissing ? t('domain.notFound') : ''}
            </Muted>
          </div>
        )}
      </div>
      {mayChange && (
        <div className="sso-row-actions">
          {needsRecord && (
            <Button
              pending={check.isPending}
              aria-label={t('domain.checkFor', { domain })}
              onClick={() => check.mutate({ params: { domain } })}
            >
              {t('domain.check')}
            </Button>
          )}
          <IconButton
            label={t('domain.remove', { domain })}
            icon={<Trash2 />}
            onClick={() => setAsks(true)}
          />
        </div>
      )}
      {asks && (
        <ConfirmDialog
          open
          danger
          title={t('domain.removeTitle', { domain })}
          text={t('domain.removeText')}
          confirmLabel={t('common.delete')}
          onConfirm={() => {
            remove.mutate({ params: { domain } });
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
