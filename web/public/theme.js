// Before the first paint, so that a dark screen does not flash white. Outside of a session all is White.
try {
  if (localStorage.getItem('admin-token') && localStorage.getItem('theme') === 'Dark') {
    document.documentElement.dataset.theme = 'Dark';
  }
} catch {}
