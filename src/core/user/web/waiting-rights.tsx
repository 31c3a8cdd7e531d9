import { useEffect, useState } from 'react';
import type { RightChange } from '#core/security/contract/rules/right-change.ts';
import type { WaitingRight } from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { browserTimer } from '#platform/web/ui/base/timer.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { useAgreeRight, useStopRight, useWaitingRights } from './queries.ts';

/** What is going to happen to super admins' rights: everyone of them can stop it until then (rule 98). */
export function WaitingRights() {
  const { data } = useWaitingRights();
  if (!data || data.data.length === 0) return null;
  return (
    <div className="user-rights">
      {data.data.map((right) => (
        <Waiting key={right.id} right={right} />
      ))}
    </div>
  );
}

function Waiting({ right }: { right: WaitingRight }) {
  const texts = useT();
  const { t } = texts;
  const stop = useStopRight();
  const agree = useAgreeRight();
  const left = useMinutesUntil(right.due);
  const params = { id: right.id };
  const { name, email, askedBy, isOwn } = right;
  return (
    <InfoBlock
      tone="warning"
      title={t(isOwn ? 'user.right.own' : 'user.right.title', { name })}
      actions={
        <>
          <Button
            variant="primary"
            pending={stop.isPending}
            aria-label={t('user.right.stopFor', { name })}
            onClick={() => stop.mutate({ params })}
          >
            {t('user.right.stop')}
          </Button>
          {isOwn && (
            <Button pending={agree.isPending} onClick={() => agree.mutate({ params })}>
              {t('user.right.agree')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {email}: {useChange()(right.change)}. {t('user.right.by', { name: askedBy })}
      </p>
      <p className="user-date">
        {t('user.right.due', {
          due: formatMoment(right.due, texts),
          hours: Math.floor(left / 60),
          minutes: left % 60,
        })}
      </p>
    </InfoBlock>
  );
}

/** A change in words: "roles: super admin → employee". */
export function useChange() {
  const { t } = useT();
  const named = (held: readonly Role[]) => held.map((role) => t(`role.${role}`)).join(', ');
  return ({ roles, disabled, emailTo, removed }: RightChange): string =>
    [
      removed && t('user.right.removed'),
      roles && t('user.right.roles', { before: named(roles.before), after: named(roles.after) }),
      disabled?.after && t('user.right.disabled'),
      emailTo && t('user.right.email', { email: emailTo }),
    ]
      .filter(Boolean)
      .join('; ');
}

const minute = 60_000;

/** How many minutes are left, at least 0. It goes on while it is looked at. */
function useMinutesUntil(due: string): number {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute sets the timer of the next.
  useEffect(() => browserTimer(() => setNow(Date.now()), minute), [now]);
  return Math.max(0, Math.ceil((Date.parse(due) - now) / minute));
}
