import { useSession } from '#core/account/web/session/session.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { recipientsOf, type SendValues } from './recipients.ts';

interface WhoGetsProps {
  /** The person whom the report is about, with last and first name. */
  subject: { name: string; employeeId: string };
  values: SendValues;
}

/** More would hide what matters. */
const mostNamed = 5;

/** Who gets whose report, before it goes: an address too many can't be called back. */
export function WhoGets({ subject, values }: WhoGetsProps) {
  const { t } = useT();
  const { employeeId, share, shareDomainList } = useSession().user;
  const isOwn = employeeId === subject.employeeId;
  const { emailList, slackList } = recipientsOf(values);
  const all = [...emailList, ...slackList];
  const named = all.slice(0, mostNamed);
  const more = all.length - named.length;
  const list = [...named, ...(more > 0 ? [t('reportSend.andMore', { count: more })] : [])];
  const own = values.people[subject.employeeId];
  const isTheirs = (one: string) =>
    own !== undefined && (one === normalEmail(own.email) || one === own.slackId.trim());
  return (
    <div className="send-who" role="status">
      {all.length > 0 && (
        <InfoBlock tone={all.every(isTheirs) ? 'info' : 'warning'}>
          <p>
            {t('reportSend.whoGets', {
              name: subject.name,
              count: all.length,
              list: list.join(', '),
            })}
          </p>
          {!all.every(isTheirs) && (
            <p>{t(isOwn ? 'reportSend.ownToOthers' : 'reportSend.toOthers')}</p>
          )}
        </InfoBlock>
      )}
      <Hint as="p">
        {share !== 'anywhere' &&
          `${t(`reportSend.share.${share}`, { domains: shareDomainList.join(', ') })} `}
        {t('reportSend.inLog')}
      </Hint>
    </div>
  );
}
