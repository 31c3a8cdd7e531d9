import { useState } from 'react';
import {
  type Duplicate,
  type DuplicatePair,
  duplicateCalls,
} from '#addon/duplicate/contract/duplicate.ts';
import {
  type DuplicateAccess,
  type DuplicateKind,
  keptEmail,
} from '#addon/duplicate/contract/rules/duplicate.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { likelyStays } from './likely.ts';

/** Two entries side by side, with the choice of which one stays. */
export function DuplicateRow({ kind, pair }: { kind: DuplicateKind; pair: DuplicatePair }) {
  const { t } = useT();
  const { one, other, refusal } = pair;
  const [staysId, setStays] = useState(() => likelyStays(one, other));
  const [isAsked, setAsked] = useState(false);
  const calls = duplicateCalls[kind];
  const merge = useSend(calls.merge);
  const apart = useSend(calls.apart);
  const [stays, goes] = staysId === one.id ? [one, other] : [other, one];
  const names = { one: one.name, other: other.name };
  const option = (duplicate: Duplicate) => ({
    value: duplicate.id,
    label: <Heading duplicate={duplicate} />,
    hint: <Facts duplicate={duplicate} />,
  });
  return (
    <li>
      <RadioGroup
        label={t('duplicate.stays')}
        options={[option(one), option(other)]}
        value={staysId}
        onChange={setStays}
      />
      {refusal && <Muted as="p">{t(`duplicate.refusal.${refusal}`)}</Muted>}
      <div className="directory-duplicate-actions">
        {!refusal && (
          <Button
            variant="primary"
            aria-label={t('duplicate.mergeFor', names)}
            onClick={() => setAsked(true)}
          >
            {t('duplicate.merge')}
          </Button>
        )}
        <Button
          pending={apart.isPending}
          aria-label={t('duplicate.apartFor', names)}
          onClick={() => apart.mutate({ body: { oneId: one.id, otherId: other.id } })}
        >
          {t('duplicate.apart')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('duplicate.confirmTitle')}
        text={
          <>
            <p>
              <strong>{t('duplicate.kept', { name: spelled(stays) })}</strong>
            </p>
            <p>{t('duplicate.gone', { name: spelled(goes) })}</p>
            {stays.access && goes.access && <Access stays={stays.access} goes={goes.access} />}
            <p>{t(`duplicate.confirm.${kind}`)}</p>
          </>
        }
        confirmLabel={t('duplicate.merge')}
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

function Access({ stays, goes }: Record<'stays' | 'goes', DuplicateAccess>) {
  const { t } = useT();
  const kept = keptEmail(stays, goes);
  const lost = kept === stays.email ? goes.email : stays.email;
  return <p>{t('duplicate.access', { kept, lost })}</p>;
}

/** Two people of one name are told apart by what stands below it. */
const spelled = ({ name, note }: Duplicate): string => [name, note].filter(Boolean).join(', ');

function Heading({ duplicate: { name, isArchived, hasLeft } }: { duplicate: Duplicate }) {
  const { t } = useT();
  return (
    <span className="directory-name">
      <bdi>{name}</bdi>
      {isArchived && <Badge>{t('duplicate.archived')}</Badge>}
      {hasLeft && <Badge>{t('duplicate.left')}</Badge>}
    </span>
  );
}

function Facts({ duplicate: { note, useList } }: { duplicate: Duplicate }) {
  const { t } = useT();
  const uses = useList.map(({ use, count }) => t(`duplicate.use.${use}`, { count })).join(', ');
  return (
    <>
      {note && <span className="directory-duplicate-note">{note}</span>}
      <span className="directory-duplicate-note">{uses || t('duplicate.nothing')}</span>
    </>
  );
}
