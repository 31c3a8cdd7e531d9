import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { speak } from '#platform/texts/speak.ts';
import { ApiError } from '#platform/web/api/call.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { answeringData } from '#test/screen/screen-rows.ts';
import { SendFailure } from './send-failure.tsx';

const said = (error: unknown, isKept = true) =>
  renderToStaticMarkup(
    <TextsProvider value={{ t: speak.en, locale: 'en' }}>
      <SendFailure
        flow={{}}
        error={error}
        isKept={isKept}
        data={answeringData()}
        draft={{ sheetId: '', order: [], at: '', answers: {} }}
        onRetry={() => {}}
        onClose={() => {}}
        onDelete={() => {}}
        onGiveUp={() => {}}
      />
    </TextsProvider>,
  );

it.each([
  ['no answer', new ApiError(0)],
  ['a broken server', new ApiError(500, { code: errorCodes.internal.code, message: 'Oops' })],
  ['too many', new ApiError(429, { code: errorCodes.tooMany.code, message: 'Later' })],
])('promises to send again after %s', (_, error) => {
  // The one button for that is the screen's own.
  expect(buttonsOf(said(error))).toEqual([]);
  expect(said(error)).toContain('saved in this browser. We’ll submit them automatically as soon');
  expect(said(error, false)).toContain('Keep this page open');
  expect(said(error)).toContain(error.message);
});

it.each(['conflict', 'linkExpired', 'notFound', 'forbidden'] as const)(
  'explains %s, and offers to close without deleting anything',
  (name) => {
    const { code, status } = errorCodes[name];
    const error = new ApiError(status, { code, message: 'Answered already' });
    expect(said(error)).toContain('Answered already');
    expect(said(error)).toContain('They’re still in this browser');
    expect(buttonsOf(said(error))).toEqual([
      'Copy answers',
      'Close',
      'Delete answers from this browser',
    ]);
    // Nothing is kept here, so leaving by mistake must not be possible.
    expect(buttonsOf(said(error, false))).toEqual([
      'Copy answers',
      'Delete answers from this browser',
    ]);
    expect(said(error, false)).toContain('Copy them while this page is open');
  },
);

it.each([
  ['other answers are there already', { isAnswered: true }],
  ['the questionary is over', { isOver: true }],
])('promises nothing to keep where %s, and offers to copy', (_, data) => {
  const { code, status } = errorCodes.conflict;
  const error = new ApiError(status, { code, message: 'Too late', data });
  expect(said(error)).toContain('they’ll be deleted from this browser when you leave');
  expect(said(error)).not.toContain('still in this browser');
  expect(buttonsOf(said(error))).toEqual(['Copy answers', 'Delete answers and close']);
});

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
