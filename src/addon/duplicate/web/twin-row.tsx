import { useState } from 'react';
import { keptEmail, type TwinAccess, type TwinKind } from '#addon/duplicate/contract/rules/twin.ts';
import type { Twin, TwinPair } from '#addon/duplicate/contract/twin.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { likelyStays } from './likely.ts';
import { useApart, useMerge } from './queries.ts';

/** Two entries side by side, with the choice of which one stays. */
export function TwinRow({ kind, pair }: { kind: TwinKind; pair: TwinPair }) {
  const { t } = useT();
  const { one, other, refusal } = pair;
  const [staysId, setStays] = useState(() => likelyStays(one, other));
  const [isAsked, setAsked] = useState(false);
  const merge = useMerge(kind);
  const apart = useApart(kind);
  const [stays, goes] = staysId === one.id ? [one, other] : [other, one];
  const names = { one: one.name, other: other.name };
  const option = (twin: Twin) => ({
    value: twin.id,
    label: <Heading twin={twin} />,
    hint: <Facts twin={twin} />,
  });
  return (
    <li>
      <RadioGroup
        label={t('twin.stays')}
        options={[option(one), option(other)]}
        value={staysId}
        onChange={setStays}
      />
      {refusal && <Muted as="p">{t(`twin.refusal.${refusal}`)}</Muted>}
      <div className="directory-twin-actions">
        {!refusal && (
          <Button
            variant="primary"
            aria-label={t('twin.mergeFor', names)}
            onClick={() => setAsked(true)}
          >
            {t('twin.merge')}
          </Button>
        )}
        <Button
          pending={apart.isPending}
          aria-label={t('twin.apartFor', names)}
          onClick={() => apart.mutate({ body: { oneId: one.id, otherId: other.id } })}
        >
          {t('twin.apart')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('twin.confirmTitle')}
        text={
          <>
            <p>
              <strong>{t('twin.kept', { name: spelled(stays) })}</strong>
            </p>
            <p>{t('twin.gone', { name: spelled(goes) })}</p>
            {stays.access && goes.access && <Access stays={stays.access} goes={goes.access} />}
            <p>{t(`twin.confirm.${kind}`)}</p>
          </>
        }
        confirmLabel={t('twin.merge')}
        pending={merge.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          merge.mutate(
            { body: { staysId: stays.id, goesId: goes.id } },
            { onSettled: () => setAsked(false) },
          )
        }
      />
    </li>
  );
}

function Access({ stays, goes }: Record<'stays' | 'goes', TwinAccess>) {
  const { t } = useT();
  const kept = keptEmail(stays, goes);
  const lost = kept === stays.email ? goes.email : stays.email;
  return <p>{t('twin.access', { kept, lost })}</p>;
}

/** Two people of one name are told apart by what stands below it. */
const spelled = ({ name, note }: Twin): string => [name, note].filter(Boolean).join(', ');

function Heading({ twin: { name, isArchived, hasLeft } }: { twin: Twin }) {
  const { t } = useT();
  return (
    <span className="directory-name">
      <bdi>{name}</bdi>
      {isArchived && <Badge>{t('twin.archived')}</Badge>}
      {hasLeft && <Badge>{t('twin.left')}</Badge>}
    </span>
  );
}

function Facts({ twin: { note, useList } }: { twin: Twin }) {
  const { t } = useT();
  const uses = useList.map(({ use, count }) => t(`twin.use.${use}`, { count })).join(', ');
  return (
    <>
      {note && <span className="directory-twin-note">{note}</span>}
      <span className="directory-twin-note">{uses || t('twin.nothing')}</span>
    </>
  );
}
