import { useState } from 'react';
import { AnsweringScreen } from '#core/answering/web/answering/answering-screen.tsx';
import { OrDecline } from '#core/answering/web/decline/or-decline.tsx';
import { readDraft } from '#core/answering/web/draft/draft.ts';
import { readKept } from '#core/answering/web/draft/draft-storage.ts';
import { type Flow, isFinal, useAnsweringData, type Which } from '#core/answering/web/flow.ts';
import { BeginButton, BegunElsewhere } from '#core/answering/web/information/begin-button.tsx';
import { LinkLoading } from '#core/answering/web/information/closed-link.tsx';
import { Done } from '#core/answering/web/information/done.tsx';
import { Information } from '#core/answering/web/information/information.tsx';
import { isDeclined } from '#core/answering/web/row-state.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { dialogBody } from '#platform/web/ui/cover/dialog-body.ts';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import './answering-modal.css';

type AnsweringModalProps = {
  which: Which;
  /** The employee who answers. */
  person: string;
  onClose: () => void;
};

const flow: Flow = {};

/** Answering with an account: information, questions, thanks. */
export function AnsweringModal(props: AnsweringModalProps) {
  const { t } = useT();
  const number = useAnsweringData(flow, props.which).data?.data.number;
  return (
    <Modal
      open
      flush
      size="full"
      title={
        number === undefined ? t('answeringList.title') : t('answeringList.modalTitle', { number })
      }
      onClose={props.onClose}
    >
      <div className="answering-modal">
        <Content {...props} />
      </div>
    </Modal>
  );
}

function Content({ which, person, onClose }: AnsweringModalProps) {
  const { t } = useT();
  const query = useAnsweringData(flow, which);
  // Somebody who has already begun here has seen the information (rules 25 and 26).
  const [view, setView] = useState<'information' | 'questions' | 'done'>(() =>
    readDraft(readKept({ ...which, person })) ? 'questions' : 'information',
  );
  /** All views share the dialog's scrolling body, so each one starts at the top. */
  function show(next: typeof view) {
    dialogBody(document.querySelector('.answering-modal'))?.scrollTo(0, 0);
    setView(next);
  }
  const data = query.data?.data;
  if (view === 'done') {
    return (
      <Done title={t('answering.done.title')} text={t('answering.done.text')}>
        <Button size="l" variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Done>
    );
  }
  if (query.isError && !data) {
    return <QueryError query={query} isFinal={isFinal(query.error)} />;
  }
  if (!data) return <LinkLoading />;
  if (view === 'information') {
    const begin = { data, flow, onBegun: () => show('questions') };
    return (
      <Information
        data={data}
        decline={<OrDecline of={data} flow={flow} />}
        notice={!isDeclined(data) && <BegunElsewhere {...begin} />}
      >
        {!isDeclined(data) && <BeginButton {...begin} />}
      </Information>
    );
  }
  return (
    <AnsweringScreen
      data={data}
      flow={flow}
      onInformation={() => show('information')}
      onSent={() => show('done')}
      onClose={onClose}
    />
  );
}
