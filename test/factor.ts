import type { Email } from 'postal-mime';
import { codeOf, secretBytes, stepAt } from '#core/account/server/factor/totp.ts';
import { addTotp, beginTotp, finishRecovery } from '#core/factor/contract/factor.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import type { TestApp } from './start/start-app.ts';

/** What an authenticator app shows `off` half minutes from now. */
export const codeNow = (secret: string, now: Date, off = 0): string =>
  codeOf(secretBytes(secret), stepAt(now) + off);

/** What a reply sets, as a browser sends it back. */
export const cookieOf = (headers: Record<string, unknown>): { cookie: string } => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});

/** The code in a letter. */
export const mailedCode = (mail: Email | undefined): string =>
  /\b(\d{6}|[0-9A-Z]{5}-[0-9A-Z]{5})\b/.exec(mail?.text ?? '')?.[1] ?? '';

/** What the bell says of the session's own factor, the newest first. */
export async function bellOf({ call }: TestApp, token: string): Promise<string[]> {
  const { data } = (await call(getNotificationList, { token })).body;
  return data.flatMap(({ type, text }) => (type === 'factor' ? [text] : []));
}

/** Gives the session's account an authenticator app. Returns its secret, and the recovery codes. */
export async function enrol({ call, context }: TestApp, token: string, name = 'Телефон') {
  const { secret } = (await call(beginTotp, { token })).body;
  const body = { secret, code: codeNow(secret, context.now()), name };
  const { codeList } = (await call(addTotp, { token, body })).body;
  const [first = ''] = codeList;
  if (first) await call(finishRecovery, { token, body: { recovery: first } });
  return { secret, codeList };
}
