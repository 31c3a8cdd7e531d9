// Before a page of the help is drawn: in the theme that was chosen in the product, else in that of the device.
// biome-ignore-all lint/complexity/useArrowFunction: as first.js, it keeps to ES5
(function () {
  function isDark() {
    var chosen = localStorage.getItem('theme');
    return chosen ? chosen === 'Dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }

  try {
    if (isDark()) document.documentElement.setAttribute('data-theme', 'Dark');
  } catch (_) {
    // Storage may be forbidden: the page is then White.
  }
})();
