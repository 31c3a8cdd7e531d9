// Runs before all else and in any browser, so it keeps to ES5 (scripts/check-browsers.ts looks).
// biome-ignore-all lint/complexity/useArrowFunction: ES5 has none
// biome-ignore-all lint/style/useTemplate: ES5 has none
// biome-ignore-all lint/complexity/useRegexLiterals: an older browser could not read this one
(function () {
  var root = document.documentElement;
  var needsNoAccount =
    /^\/(confirm|restore-password|new-email|join|stop|answers-protected|legal)(\/|$)/;

  // What the oldest browsers of our statement know and older ones don't (scripts/browsers/oldest.ts).
  function isNewEnough() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('color', 'color-mix(in srgb, red, red)') &&
        matchMedia('(width >= 0px)').matches &&
        new RegExp('(?<=a)b').test('ab')
      );
    } catch (_) {
      return false;
    }
  }

  function show(id) {
    var place = document.getElementById(id);
    if (place) place.removeAttribute('hidden');
    else
      document.addEventListener('DOMContentLoaded', function () {
        show(id);
      });
  }

  // A program that does not load, or that the browser can't read, leaves nothing but the outline.
  function sayWhyEmpty(event) {
    var isOurs = String(event.filename || event.target.src).indexOf(location.origin) === 0;
    if (!isOurs || document.querySelector('#app > :not(.first)')) return;
    root.removeAttribute('data-first');
    show('no-start');
  }

  // As long as calls wait.
  function endPatience() {
    setTimeout(function () {
      sayWhyEmpty({ filename: location.href });
    }, 120000);
  }

  function isSignedIn() {
    return localStorage.getItem('admin-token') !== null;
  }

  function isEntered() {
    return isSignedIn() || /[?&]token=/.test(location.search);
  }

  // Which program opens (src/app/web/start.tsx).
  function programOf(path) {
    var isLink =
      /[?&]token=/.test(location.search) || sessionStorage.getItem('invitation') || !isSignedIn();
    if (/^\/(testing|questionary\/start)(\/|$)/.test(path) && isLink) return 'answering';
    return isEntered() || needsNoAccount.test(path) ? 'account' : 'sign-in';
  }

  // Which layout the address will have (src/app/web/route).
  function layoutOf(path) {
    if (/^\/(testing|questionary\/start|answers-protected|legal)(\/|$)/.test(path)) return 'bare';
    if (/^\/(confirm|restore-password|new-email|join|stop)(\/|$)/.test(path)) return 'sign-in';
    return isEntered() ? 'admin' : 'sign-in';
  }

  // What was chosen here; until then what the device asks for.
  function isDark() {
    var chosen = localStorage.getItem('theme');
    return chosen ? chosen === 'Dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }

  // Nobody sees a white page: index.html holds the outline of each layout, in the theme it will have.
  // The sign-in screens are always White; whoever goes on from them finds their own (src/platform/web/device/theme.ts).
  function outline() {
    var layout = layoutOf(location.pathname);
    var own = isDark() ? 'Dark' : 'White';
    root.setAttribute('data-own-theme', own);
    if (layout !== 'sign-in') root.setAttribute('data-theme', own);
    root.setAttribute('data-first', layout);
    root.lang = localeOf();
  }

  // As GET /geoInfo guesses it, where none is chosen yet.
  function localeOf() {
    var chosen = localStorage.getItem('locale') || navigator.language;
    return /^en/.test(chosen) ? 'en' : 'ru';
  }

  // The journal and what is opened in it, but not the screens whose addresses only begin like its own.
  function isAt(path) {
    var rest = location.pathname.slice(path.length);
    return (
      location.pathname.indexOf(path) === 0 && (path === '/' || /^(\/[\da-f-]{36})?\/?$/.test(rest))
    );
  }

  // What the first screen needs is fetched beside the program instead of after it. The build writes
  // here which files those are (vite.config.ts); without it nothing is fetched early.
  function fetchEarly(places) {
    var program = programOf(location.pathname);
    var locale = localeOf();
    var asked = {};
    places.forEach(function (place) {
      if (place.program !== program || !isAt(place.path)) return;
      place[locale].forEach(function (file) {
        if (!asked[file]) document.head.appendChild(linkTo(file));
        asked[file] = true;
      });
    });
  }

  // The people of a personal link, asked for before the program is there (src/core/answering/web/ahead.ts).
  function askForVisit(api) {
    var token = /[?&]token=([\w.-]+)/.exec(location.search);
    if (!api || !token || !/^\/(testing|questionary\/start)\/?$/.test(location.pathname)) return;
    var headers = { accept: 'application/json' };
    if (localStorage.getItem('locale')) headers['accept-language'] = localStorage.getItem('locale');
    window.visitAsked = fetch(api + '/questionary/start?token=' + token[1], {
      headers: headers,
      credentials: 'omit',
    });
    window.visitAsked.catch(function () {});
  }

  function linkTo(file) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = '/' + file;
    return link;
  }

  if (!isNewEnough()) {
    root.setAttribute('data-too-old', '');
    show('too-old');
    return;
  }
  window.addEventListener('error', sayWhyEmpty, true);
  endPatience();
  try {
    outline();
    fetchEarly(JSON.parse(document.currentScript.getAttribute('data-places') || '[]'));
    askForVisit(document.currentScript.getAttribute('data-api'));
  } catch (_) {
    // Storage may be forbidden; the page then opens a little later.
  }
})();
