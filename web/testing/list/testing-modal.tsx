import { useState } from 'react';
import type { Assignment } from '#contract/testing.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { AnsweringScreen } from '#web/testing/answering/answering-screen.tsx';
import { readDraft } from '#web/testing/draft/draft.ts';
import { readKept } from '#web/testing/draft/draft-storage.ts';
import { type Flow, isFinal, useTestingData } from '#web/testing/flow.ts';
import { LinkLoading } from '#web/testing/information/closed-link.tsx';
import { Done } from '#web/testing/information/done.tsx';
import { Information } from '#web/testing/information/information.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { dialogBody } from '#web/ui/cover/dialog-body.ts';
import { Modal } from '#web/ui/cover/modal.tsx';
import { Button } from '#web/ui/press/button.tsx';
import './testing-modal.css';

type TestingModalProps = {
  assignment: Assignment;
  /** The employee who answers. */
  person: string;
  onClose: () => void;
};

const flow: Flow = {};

/** Answering with an account: information, questions, thanks (spec 1, section 2). */
export function TestingModal({ assignment, person, onClose }: TestingModalProps) {
  const { t } = useT();
  return (
    <Modal
      open
      flush
      size="full"
      title={t('testing.modalTitle', { number: assignment.number })}
      onClose={onClose}
    >
      <div className="testing-modal">
        <Content assignment={assignment} person={person} onClose={onClose} />
      </div>
    </Modal>
  );
}

function Content({ assignment, person, onClose }: TestingModalProps) {
  const { t } = useT();
  const query = useTestingData(flow, assignment);
  // Somebody who has already begun here has seen the information (rules 25 and 26).
  const [view, setView] = useState<'information' | 'questions' | 'done'>(() =>
    readDraft(readKept({ ...assignment, person })) ? 'questions' : 'information',
  );
  /** All views share the dialog's scrolling body, so each one starts at the top. */
  function show(next: typeof view) {
    dialogBody(document.querySelector('.testing-modal'))?.scrollTo(0, 0);
    setView(next);
  }
  const data = query.data?.data;
  if (view === 'done') {
    return (
      <Done title={t('testing.done.title')} text={t('testing.done.text')}>
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
    return (
      <Information data={data}>
        <Button size="l" variant="primary" block onClick={() => show('questions')}>
          {t('testing.info.start')}
        </Button>
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
