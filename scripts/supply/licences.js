// The licences under which others' work may be shipped with the product (decision 131): none of them asks for
// the product's own sources or limits its use.

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'ICU',
  'ISC',
  'LicenseRef-GUST-Font-License',
  'LicenseRef-Public-Domain',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'OpenSSL',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Whether an SPDX expression lets us ship: of "A OR B" one is enough, of "A AND B" both are needed. */
export function isAllowed(expression) {
  const words = (expression ?? '').match(/[()]|[^\s()]+/g) ?? [];
  const either = () => list('OR', () => list('AND', one));
  function list(joint, part) {
    const parts = [part()];
    while (words[0] === joint) {
      words.shift();
      parts.push(part());
    }
    return joint === 'OR' ? parts.some(Boolean) : parts.every(Boolean);
  }
  function one() {
    const word = words.shift();
    if (word !== '(') return allowed.has(word);
    const inner = either();
    return words.shift() === ')' && inner;
  }
  const answer = either();
  return words.length === 0 && answer;
}

/** Of { name, version, license }, those that may not be shipped, each as a sentence. */
export const refused = (parts) =>
  parts
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no licence named'}`);
