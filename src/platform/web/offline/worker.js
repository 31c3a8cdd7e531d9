// The service worker of the answering pages (decision 084). It keeps the program, so that they open
// without a network, and nothing of anybody: what was answered and asked is kept by the program itself.
// The build writes here which version this is, by which file its page is known, and all its files.
const program = { version: '', page: '', files: [] };
const prefix = 'program-';
const cacheName = prefix + program.version;
/** How long a page may take where one is kept, in ms. */
const patience = 5_000;

self.addEventListener('install', (event) => event.waitUntil(keepProgram()));
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The help is the server’s own pages: without it the browser says so itself.
  const isOurs = origin === self.location.origin && !pathname.startsWith('/help/');
  if (request.method !== 'GET' || !isOurs) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (program.files.includes(pathname)) event.respondWith(openFile(request, pathname));
});

/** All or nothing: a page of another version would ask for other files. */
async function keepProgram() {
  const page = await fetch('/', { cache: 'no-store' });
  const isOurs = page.ok && (await page.clone().text()).includes(program.page);
  if (!isOurs) throw new Error('the page is of another version');
  const cache = await caches.open(cacheName);
  await cache.put('/', page);
  await cache.addAll(program.files);
}

/** Runs when no window is left that shows an older version, so nobody misses a file. */
async function dropOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The server's page while it answers, so that no version is held back; else the one that is kept. */
async function openPage(request) {
  const loading = fetch(request);
  const kept = await caches.match('/', { cacheName });
  if (!kept) return loading;
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  const loaded = loading.then((page) => (page.status < 500 ? page : kept));
  return Promise.race([loaded, late]).catch(() => kept);
}

/** Files of the build are named by their content; the others are the server's first. */
async function openFile(request, pathname) {
  const kept = () => caches.match(pathname, { cacheName });
  if (pathname.startsWith('/assets/')) return (await kept()) ?? fetch(request);
  return fetch(request).catch(kept);
}
