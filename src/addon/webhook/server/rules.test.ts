import { expect, test } from 'vitest';
import type { WebhookEvent } from '#addon/webhook/contract/webhook-events.ts';
import { webhookEvents } from '#addon/webhook/contract/webhook-events.ts';
import { endToldAt } from '#core/questionary/server/end-told.ts';
import type { Events } from '#platform/server/happened.ts';
import { bodyOf } from './body.ts';
import { hasFailedTooLong, nextTry, restAfter } from './retry.ts';

const now = new Date('2026-06-15T09:00:00Z');
const after = (moment: Date | null) => moment && (moment.getTime() - now.getTime()) / 1000;

test('eight tries within a day', () => {
  const pauses = Array.from({ length: 8 }, (_, tries) => after(nextTry(tries + 1, now)));
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 28_800, 28_800, null]);
  const whole = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0);
  expect(whole).toBeLessThan(24 * 3600);
});

test('whatever goes on failing is asked once a minute, and for five days', () => {
  expect([false, true].map((wasFailing) => after(restAfter({ wasFailing }, now)))).toEqual([5, 60]);
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect([119, 120].map((hours) => hasFailedTooLong(since(hours), now))).toEqual([false, true]);
});

const person = { employeeId: 'e', name: 'Ким Анна' };
const facts: Pick<Events, WebhookEvent> = {
  'employee.joined': person,
  'employee.changed': person,
  'employee.left': person,
  'assessment.started': { questionaryId: 'q', number: 7 },
  'assessment.finished': { questionaryId: 'q', number: 7 },
  'report.ready': { questionaryId: 'q', employeeId: 'e', number: 7 },
  'security.rightsChanged': { userId: 'u', name: 'Ким Анна' },
  'security.keyMade': { keyId: 'k', name: 'Портал' },
};
const questionary = 'https://360.example.com/estimation/questionary/q';
const report = 'https://360.example.com/estimation/reports?questionary=q&employee=e';

test.each([
  ['employee.joined', undefined],
  ['employee.changed', undefined],
  ['employee.left', undefined],
  ['assessment.started', questionary],
  ['assessment.finished', questionary],
  ['report.ready', report],
  ['security.rightsChanged', undefined],
  ['security.keyMade', undefined],
] as const)('%s says what it is, whom it is about and where to look', (event, link) => {
  const sender = { slug: 'north', address: 'https://360.example.com' };
  const body = JSON.parse(bodyOf({ id: 'm', event, at: now, payload: facts[event] }, sender));
  expect(body).toEqual({
    id: 'm',
    type: event,
    at: '2026-06-15T09:00:00.000Z',
    brand: 'north',
    ...facts[event],
    ...(link && { link }),
  });
  expect(Object.keys(facts)).toEqual([...webhookEvents]);
});

test.each([
  ['ended by somebody’s answer', '2026-06-15', '2026-06-15T21:00:00.000Z'],
  ['long before its last day', '2026-06-30', '2026-06-15T21:00:00.000Z'],
  ['ended by the clock', '2026-06-14', now.toISOString()],
])('of an assessment that is %s the company hears at no telling moment', (_, dateEnd, told) => {
  const at = endToldAt({ dateEnd }, { now, timeZone: 'Europe/Moscow' });
  expect(at.toISOString()).toBe(told);
});
