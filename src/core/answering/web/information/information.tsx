import type { ReactNode } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { aboutSubject } from '#core/answering/web/about-subject.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Facts } from './facts.tsx';
import { Invited } from './invited.tsx';
import { AnonymityPromise } from './promise.tsx';
import './information.css';

type InformationProps = {
  data: AnsweringData;
  /** The data are what this device has kept: they don't say who else was invited. */
  isKept?: boolean | undefined;
  /** The company's name, for those who come by a link. */
  brand?: string | undefined;
  /** Who answers, where it is not said by the account. */
  asWhom?: ReactNode;
  /** The button that says one can't assess, or that one has said so. */
  decline?: ReactNode;
  /** What stands above all else. */
  notice?: ReactNode;
  /** Buttons, or the reason why there are none. Nothing where somebody has declined. */
  children: ReactNode;
};

/**
 * What to know before answering: about whom, in which role, how long it takes, who sees what (rule 23). On
 * phones at most eight lines, and the rest by one press (rule 23d).
 */
export function Information(props: InformationProps) {
  const { data, isKept, brand, asWhom, decline, notice, children } = props;
  const { t, locale } = useT();
  const { employee, participantType } = data;
  const isSelf = participantType === 'employee';
  const isPhone = useDevice() === 'mobile';
  const Label = isPhone ? VisuallyHidden : Muted;
  const about = isPhone ? aboutSubject(data, t) : employee.position;
  const more = <More data={data} isKept={isKept} isPhone={isPhone} />;
  return (
    <div className="information">
      <div className="information-short">
        {brand && <Muted as="p">{t('answering.link.brand', { brand })}</Muted>}
        {asWhom ?? <Muted as="p">{t('answering.link.as', { name: data.participantName })}</Muted>}
      </div>
      <div className="information-head">
        <Avatar {...employee} size="l" />
        <div>
          <Label as="p">{t(isSelf ? 'answering.info.self' : 'answering.info.subject')}</Label>
          <h1>{fullName(employee, locale)}</h1>
          {about && <Muted as="p">{about}</Muted>}
        </div>
      </div>
      {notice}
      <Facts data={data} isPhone={isPhone} />
      {isPhone ? <Disclosure summary={t(summaryOf(data))}>{more}</Disclosure> : more}
      {decline}
      {children && <div className="information-buttons">{children}</div>}
    </div>
  );
}

/** Whether it is anonymous, which nobody has to open first. */
function summaryOf({ isAnonymous, participantType }: AnsweringData) {
  if (participantType === 'employee' || participantType === 'supervisor') {
    return 'answering.info.whoMore';
  }
  return isAnonymous ? 'answering.info.anonymousMore' : 'answering.info.namedMore';
}

type MoreProps = Pick<InformationProps, 'data' | 'isKept'> & { isPhone: boolean };

/** How the scale is meant, who sees the answers, who else was invited, and where the answers are until they are sent. */
function More({ data, isKept, isPhone }: MoreProps) {
  const { t } = useT();
  // The company's own words for the answers would not fit it.
  const hasExample = data.participantType !== 'employee' && !data.answerWords;
  return (
    <div className="information-more">
      {hasExample && (
        <section>
          <h2>{t('answering.info.exampleTitle')}</h2>
          <p>{t('answering.info.example', { half: t('answer.3'), none: t('answer.0') })}</p>
        </section>
      )}
      <section>
        <h2>{t('answering.info.whoSees')}</h2>
        <AnonymityPromise {...data} isWhole={isPhone} />
      </section>
      {data.participantType !== 'employee' && !isKept && (
        <section>
          <h2>{t('answering.info.invited')}</h2>
          <Invited list={data.invitedInRole} />
        </section>
      )}
      <section>
        <h2>{t('answering.info.keptTitle')}</h2>
        <p>{t('answering.info.kept')}</p>
        <p>
          <a href="/legal/privacy" target="_blank" rel="noreferrer">
            {t('auth.privacy')}
          </a>
        </p>
      </section>
    </div>
  );
}
