// Before the first paint: a dark screen must not flash white (outside of a session all is White),
// and what the first screen needs is fetched beside the program instead of after it. The build
// writes here which files those are (vite.config.ts); without it nothing is fetched early.
try {
  const signedIn = localStorage.getItem('admin-token') !== null;
  if (signedIn && localStorage.getItem('theme') === 'Dark') {
    document.documentElement.dataset.theme = 'Dark';
  }
  const isEntered = signedIn || /[?&]token=/.test(location.search);
  const locale = localStorage.getItem('locale') === 'en' ? 'en' : 'ru';
  const files = JSON.parse(document.currentScript.dataset.places ?? '[]')
    .filter(({ path, entered }) => location.pathname.startsWith(path) && (!entered || isEntered))
    .flatMap((place) => place[locale]);
  for (const file of new Set(files)) {
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
} catch {}
