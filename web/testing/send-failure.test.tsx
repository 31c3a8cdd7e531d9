import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { errorCodes } from '#contract/envelope.ts';
import { speak } from '#i18n/speak.ts';
import { ApiError } from '#web/api.ts';
import { TextsProvider } from '#web/ui/texts.tsx';
import { SendFailure } from './send-failure.tsx';

const said = (error: unknown, isKept = true) =>
  renderToStaticMarkup(
    <TextsProvider value={{ t: speak.en, locale: 'en' }}>
      <SendFailure error={error} isKept={isKept} onRetry={() => {}} onGiveUp={() => {}} />
    </TextsProvider>,
  );

it.each([
  ['no answer', new ApiError(0)],
  ['a broken server', new ApiError(500, { code: errorCodes.internal.code, message: 'Oops' })],
  ['too many', new ApiError(429, { code: errorCodes.tooMany.code, message: 'Later' })],
])('offers to send again after %s', (_, error) => {
  expect(said(error)).toContain('Send once more');
  expect(said(error)).toContain('kept on this device');
  expect(said(error, false)).toContain('Keep the page open');
  expect(said(error)).toContain(error.message);
});

it.each(['conflict', 'linkExpired', 'notFound'] as const)(
  'explains %s and offers to close',
  (name) => {
    const { code, status } = errorCodes[name];
    const text = said(new ApiError(status, { code, message: 'Answered already' }));
    expect(text).toContain('Answered already');
    expect(text).toContain('Close and delete');
    expect(text).not.toContain('Send once more');
  },
);
