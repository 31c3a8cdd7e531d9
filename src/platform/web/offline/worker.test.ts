import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://360.example';
const built = {
  version: 'v2',
  page: 'assets/start-2.js',
  files: ['/assets/start-2.js', '/first.js'],
};
const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8').replace(
  /^const program = .*$/m,
  `const program = ${JSON.stringify(built)};`,
);
const page = (script = built.page) => new Response(`<script src="/${script}">`);

/** The caches of a browser: by name, then by path. */
let kept: Map<string, Map<string, Response>>;
let online: (address: string) => Promise<Response>;
const handlers = new Map<string, (event: unknown) => void>();
const load = vi.fn((given: string | { url: string }) =>
  online(new URL(typeof given === 'string' ? given : given.url, origin).pathname),
);

const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (path: string, { cacheName }: { cacheName: string }) =>
    kept.get(cacheName)?.get(path)?.clone(),
  open: async (name: string) => {
    const one = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, one);
    return {
      put: async (path: string, response: Response) => void one.set(path, response),
      addAll: async (paths: string[]) => {
        for (const path of paths) one.set(path, await online(path));
      },
    };
  },
};

beforeEach(() => {
  kept = new Map([
    ['program-v1', new Map([['/', page('assets/start-1.js')]])],
    ['other', new Map()],
  ]);
  online = async (path) => (path === '/' ? page() : new Response(`file ${path}`));
  handlers.clear();
  const self = {
    location: { origin },
    addEventListener: (type: string, act: (event: unknown) => void) => handlers.set(type, act),
  };
  new Function('self', 'caches', 'fetch', source)(self, caches, load);
});

async function happen(type: 'install' | 'activate'): Promise<void> {
  let done: Promise<void> | undefined;
  handlers.get(type)?.({ waitUntil: (work: Promise<void>) => (done = work) });
  await done;
}
/** What the worker answers; undefined where it leaves the request to the browser. */
async function ask(path: string, { mode = 'cors', method = 'GET' } = {}) {
  let answer: Promise<Response> | undefined;
  const request = { url: new URL(path, origin).href, mode, method };
  handlers.get('fetch')?.({ request, respondWith: (work: Promise<Response>) => (answer = work) });
  return (await answer)?.text();
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const visit = { mode: 'navigate' };

test('keeps the page and its files, and nothing else', async () => {
  await happen('install');
  expect([...(kept.get('program-v2')?.keys() ?? [])]).toEqual(['/', ...built.files]);
});

test('does not keep the page of another version', async () => {
  online = async () => page('assets/start-3.js');
  await expect(happen('install')).rejects.toThrow('another version');
  expect(kept.has('program-v2')).toBe(false);
});

test('drops older versions when it takes over, and nobody else’s caches', async () => {
  await happen('install');
  await happen('activate');
  expect([...kept.keys()]).toEqual(['other', 'program-v2']);
});

test('opens without a network, and with it shows what the server has', async () => {
  await happen('install');
  online = async () => new Response('a newer page');
  expect(await ask('/testing?token=x', visit)).toBe('a newer page');
  online = offline;
  expect(await ask('/testing/information', visit)).toContain(built.page);
  online = async () => new Response('a proxy without a server', { status: 502 });
  expect(await ask('/testing', visit)).toContain(built.page);
  expect([...(kept.get('program-v2')?.keys() ?? [])]).toEqual(['/', ...built.files]);
});

test('takes files of the build from what is kept, and others where the server is away', async () => {
  await happen('install');
  online = async () => new Response('newer');
  expect([await ask('/assets/start-2.js'), await ask('/first.js')]).toEqual([
    'file /assets/start-2.js',
    'newer',
  ]);
  online = offline;
  expect(await ask('/first.js')).toBe('file /first.js');
});

test.each([
  ['a call', '/api/questionary/start?token=x', {}],
  ['answers that are sent', '/api/questionary/result', { method: 'POST' }],
  ['a photo', '/api/photo/1', {}],
  ['a file of another version', '/assets/start-3.js', {}],
  ['another host', 'https://mc.yandex.ru/watch/1', {}],
])('leaves %s to the browser', async (_, path, how) => {
  await happen('install');
  expect(await ask(path, how)).toBeUndefined();
});
