/**
 * What a browser's translation does to a page, as a script for it: in the place of each text it puts elements, some ms
 * after the page or a new text has appeared. What says `translate="no"` stays.
 */
export const translation = (delay: number): string => `(${translate})(${delay})`;

function translate(delay: number) {
  const left = ['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'OPTION'];
  const wrap = (text: Node) => {
    const { parentElement } = text;
    if (!parentElement || !text.isConnected || !text.nodeValue?.trim()) return;
    if (left.includes(parentElement.nodeName)) return;
    if (parentElement.closest('[translate=no],.notranslate')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.nodeValue);
    outer.append(inner);
    parentElement.replaceChild(outer, text);
  };
  const all = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  const begin = () =>
    setTimeout(() => {
      all();
      let timer: ReturnType<typeof setTimeout>;
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(all, delay);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, delay);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
