/** A browser's storage. Its entries are own keys, its methods are not. */
export class FakeStorage {
  [key: string]: unknown;
  constructor(entries: object = {}) {
    Object.assign(this, entries);
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
