import { expect, test } from 'vitest';
import { deliveryStates } from '#core/mail/contract/rules/deliveries.ts';
import { deliveryPolicy } from './delivery.ts';

test.each(deliveryStates)('a report goes again, and nothing else: %s', (state) => {
  const again = (type: 'report' | 'invitation', lastError: string | null) =>
    deliveryPolicy.again.when({ type, state, lastError });
  const late = state === 'waiting';
  const gone = state === 'sent';
  expect(again('report', '550')).toBe(!gone);
  expect(again('report', null)).toBe(!gone && !late);
  expect(again('invitation', '550')).toBe(false);
});
