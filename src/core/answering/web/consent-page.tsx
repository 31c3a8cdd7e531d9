import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AskedConsent, getConsent, giveConsent } from '#core/consent/contract/consent.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { errorText } from '#platform/web/api/call.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import type { Flow } from './flow.ts';
import './consent.css';

type ConsentProps = {
  flow: Flow;
  /** Whoever has agreed to the text reads it again. */
  isAgain?: boolean;
  /** Called when there is nothing more to agree to. */
  onAgreed: () => void;
  onClose: () => void;
};

/** What the company asks its raters before they answer, on a page of its own (rule 115). */
function ConsentPage({ flow: { token }, isAgain = false, ...props }: ConsentProps) {
  const { onAgreed, onClose } = props;
  const { t } = useT();
  const query = useQuery({ ...partQuery(getConsent, { token }), networkMode: 'always' });
  const asked = query.data?.data;
  const isOver = query.isSuccess && (!asked || (asked.isAgreed && !isAgain));
  const goOn = useEffectEvent(onAgreed);
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  return (
    <Modal open size="full" title={t('consent.title')} onClose={onClose}>
      {query.isError && !asked && <QueryError query={query} title={t('consent.failed')} />}
      {query.isPending && <Skeleton height="240px" />}
      {asked && !isOver && (
        <Question
          key={asked.version}
          asked={asked}
          token={token}
          onAgreed={onAgreed}
          onNewer={() => void query.refetch()}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

type QuestionProps = {
  asked: AskedConsent;
  token: Flow['token'];
  onAgreed: () => void;
  onNewer: () => void;
  onClose: () => void;
};

function Question({ asked, token, onAgreed, onNewer, onClose }: QuestionProps) {
  const { kind, version, text } = asked;
  const { t, locale } = useT();
  const [isRefused, setRefused] = useState(false);
  const send = useSend(giveConsent, {
    networkMode: 'always',
    meta: { quiet: true },
    onSuccess: (_, { body }) => (body.agreed ? onAgreed() : setRefused(true)),
    onError: ({ status }) => status === 409 && onNewer(),
  });
  const answer = (agreed: boolean) => send.mutate({ body: { version, agreed }, token });
  if (isRefused) return <Refused onAgain={() => setRefused(false)} onClose={onClose} />;
  return (
    <div className="consent">
      <p className="consent-text">{spoken(text, locale)}</p>
      <Muted as="p">{t('consent.version', { version })}</Muted>
      {send.error && (
        <div role="alert">
          <InfoBlock tone="danger" title={t('consent.notSaved')}>
            {errorText(send.error, t)}
          </InfoBlock>
        </div>
      )}
      <div className="consent-buttons">
        {kind === 'notice' ? (
          <Button size="l" variant="primary" pending={send.isPending} onClick={() => answer(true)}>
            {t('consent.understood')}
          </Button>
        ) : (
          <>
            <Button size="l" pending={send.isPending} onClick={() => answer(true)}>
              {t('consent.agree')}
            </Button>
            <Button size="l" disabled={send.isPending} onClick={() => answer(false)}>
              {t('consent.refuse')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Says what follows from not agreeing: no answers are taken, and nothing else. */
function Refused({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const { t } = useT();
  return (
    <div className="consent">
      <div role="status">
        <InfoBlock title={t('consent.refusedTitle')}>{t('consent.refusedText')}</InfoBlock>
      </div>
      <div className="consent-buttons">
        <Button size="l" onClick={onAgain}>
          {t('consent.readAgain')}
        </Button>
        <Button size="l" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}

type AskedOrGivenProps = Omit<ConsentProps, 'isAgain'> & {
  /** The person has yet to agree. */
  isAsked: boolean;
  /** The person has pressed the button that asks. */
  isAsking: boolean;
};

/** Stands at the button that begins: what is asked when it is pressed, and what has been agreed to. */
export function AskedOrGiven({ isAsked, isAsking, ...props }: AskedOrGivenProps) {
  return (
    <>
      {!isAsked && <AgreedNote flow={props.flow} />}
      {isAsking && <ConsentPage {...props} />}
    </>
  );
}

/** Stands under the button: whoever has agreed may read the text again and take it back. */
function AgreedNote({ flow }: Pick<ConsentProps, 'flow'>) {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Muted as="p">
      {t('consent.given')}{' '}
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('consent.change')}
      </Button>
      {open && <ConsentPage isAgain flow={flow} onAgreed={close} onClose={close} />}
    </Muted>
  );
}

/** Stands at answers that were not taken: leads to what they wait for, and then sends them. */
export function AgreeFirst({ flow, onAgreed }: Pick<ConsentProps, 'flow' | 'onAgreed'>) {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('consent.read')}
      </Button>
      {open && (
        <ConsentPage
          flow={flow}
          onAgreed={() => {
            setOpen(false);
            onAgreed();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
