import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { switchLocale } from '#core/account/contract/current-user.ts';
import { testingBegin } from '#core/answering/contract/answering.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { ApiError, call, setUpApi } from './call.ts';
import { fileName } from './download.ts';

const fetched = vi.fn<typeof fetch>();
const refused = vi.fn<(error: ApiError, session: string) => Promise<boolean>>();
const ended = vi.fn();
const waiting = vi.fn(() => ended);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setUpApi({
    session: () => 'a-session',
    locale: () => 'en',
    brand: () => 'north',
    refused,
    waiting,
  });
  refused.mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  waiting.mockReturnValue(ended);
});

const answer = (status: number, body?: object) =>
  fetched.mockResolvedValueOnce(
    body ? Response.json(body, { status }) : new Response(null, { status }),
  );
const sent = () => {
  const [address, init] = fetched.mock.calls[0] ?? [];
  return { address, init, headers: init?.headers as Record<string, string> };
};
const id = '11111111-1111-4111-8111-111111111111';

test('writes path, query, language and whose window it is, and takes the cookie along', async () => {
  answer(200, { code: 0, message: 'ok', data: [], count: 0 });
  const query = { limit: 10, filterList: { method: ['90' as const] } };
  expect((await call(getQuestionaryList, { query })).count).toBe(0);
  expect(sent().address).toBe('/api/questionary/list?limit=10&filterList[method]=90');
  expect(sent().headers).toMatchObject({
    'x-client': 'web',
    'x-session': 'a-session',
    'accept-language': 'en',
    'x-brand': 'north',
  });
  expect(sent().headers.authorization).toBeUndefined();
  expect(sent().init).toMatchObject({ credentials: 'same-origin', referrerPolicy: 'origin' });
});

test('fills in the path and sends the body as JSON', async () => {
  answer(200, { code: 0, message: 'Сохранено' });
  const reply = await call(switchLocale, { params: { id }, body: { locale: 'ru' } });
  expect(reply.message).toBe('Сохранено');
  expect(sent().address).toBe(`/api/user/switchLocale/${id}`);
  expect(sent().init).toMatchObject({ method: 'PATCH', body: '{"locale":"ru"}' });
});

test('an invitation goes instead of the session, and its end is not the session’s', async () => {
  answer(401, { code: 3, message: 'no' });
  const body = { questionaryId: id, employeeId: id };
  await expect(call(testingBegin, { body, token: 'invitation' })).rejects.toThrow('no');
  expect(sent().headers.authorization).toBe('Bearer invitation');
  expect(sent().headers['x-brand']).toBeUndefined();
  expect([sent().headers['x-session'], sent().init?.credentials]).toEqual([undefined, 'omit']);
  expect(refused).not.toHaveBeenCalled();
});

test('an empty answer passes, 205', async () => {
  answer(205);
  const body = { questionaryId: id, employeeId: id };
  expect(await call(testingBegin, { body })).toBeUndefined();
});

test('a code other than 0 is a failure even with status 200', async () => {
  answer(200, { code: 7, message: 'Сейчас это сделать нельзя', data: { used: 1 } });
  await expect(call(getBrandList)).rejects.toMatchObject({
    code: 7,
    message: 'Сейчас это сделать нельзя',
    data: { used: 1 },
  });
});

test('a refusal of the session is told; one to a call without it is not', async () => {
  answer(401, { code: 3, message: 'Войдите' });
  await expect(call(getQuestionaryList)).rejects.toBeInstanceOf(ApiError);
  expect(refused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 401, code: 3 }),
    'a-session',
    getQuestionaryList.name,
  );
  answer(401, { code: 4, message: 'Неверный e-mail или пароль' });
  const body = { email: 'a@b.ru', password: 'abc', holdingSlug: 'north' };
  await expect(call(loginUser, { body })).rejects.toMatchObject({ status: 401, code: 4 });
  expect(refused).toHaveBeenCalledOnce();
});

test('what was mended is asked once more, and what fails then is told again', async () => {
  answer(401, { code: 3, message: 'Войдите' });
  answer(200, { code: 0, message: 'Сохранено' });
  refused.mockResolvedValueOnce(true);
  const given = { params: { id }, body: { locale: 'ru' as const } };
  expect((await call(switchLocale, given)).message).toBe('Сохранено');
  expect(fetched.mock.calls[1]).toEqual([
    sent().address,
    { ...sent().init, signal: expect.anything() },
  ]);
  answer(409, { code: 15, message: 'Другая компания' });
  answer(409, { code: 15, message: 'Всё ещё' });
  refused.mockResolvedValueOnce(true);
  await expect(call(switchLocale, given)).rejects.toThrow('Всё ещё');
  expect(refused).toHaveBeenCalledTimes(3);
});

test('no answer is status 0; an answer that is no JSON keeps its status', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(call(getBrandList)).rejects.toMatchObject({ status: 0, message: '' });
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call(getBrandList)).rejects.toMatchObject({ status: 502, message: '' });
});

test('an aborted call says so and is no failure of the server', async () => {
  const leaving = new AbortController();
  fetched.mockImplementationOnce((_, init) => {
    leaving.abort();
    return Promise.reject(init?.signal?.reason);
  });
  await expect(call(getBrandList, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a browser without the newest signals calls all the same', async () => {
  vi.stubGlobal('AbortSignal', class {});
  answer(200, { code: 0, message: 'ok', data: [], fixed: false, typed: false, demo: false });
  await call(getBrandList, { signal: new AbortController().signal });
  vi.unstubAllGlobals();
  expect(fetched).toHaveBeenCalledOnce();
});

test('a fault of the program is none of the connection', async () => {
  const broken = {
    get limit(): number {
      throw new TypeError('a fault');
    },
  };
  await expect(call(getQuestionaryList, { query: broken })).rejects.toThrow('a fault');
  expect(fetched).not.toHaveBeenCalled();
});

test('the window waits for some calls, whatever comes of them', async () => {
  answer(500, { code: 13, message: 'x' });
  const body = { email: 'a@b.ru', password: 'abc', holdingSlug: 'north' };
  await expect(call(loginUser, { body })).rejects.toBeInstanceOf(ApiError);
  answer(200, { code: 0, message: 'ok', data: [], fixed: false, typed: false, demo: false });
  await call(getBrandList);
  expect(waiting).toHaveBeenCalledOnce();
  expect(ended).toHaveBeenCalledOnce();
});

test('the name of a file, the one in Unicode before the other', () => {
  expect(fileName(`attachment; filename="otchet.pdf"; filename*=UTF-8''%D0%9E.pdf`)).toBe('О.pdf');
  expect(fileName('attachment; filename="otchet.pdf"')).toBe('otchet.pdf');
  expect(fileName(null)).toBeUndefined();
});
