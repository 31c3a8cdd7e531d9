import pg from 'pg';

/**
 * What has to be so on every connection, as it changes what a statement of ours does or how a value is written,
 * however server, database and user are set up (decision 255).
 */
const settings: Record<string, string> = {
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  search_path: 'public',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  array_nulls: 'on',
  row_security: 'on',
};

export interface ClientOptions extends pg.ClientConfig {
  /** Further settings of PostgreSQL. */
  settings?: Record<string, string | number>;
}

/**
 * A connection to PostgreSQL, as all of the product's are. It sets what it needs by its first statement, not by
 * parameters of the start: PgBouncer refuses those that it doesn't know, or drops them.
 */
export class Client extends pg.Client {
  readonly #first: pg.QueryConfig;

  constructor({ settings: further, ...options }: ClientOptions) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: keepAliveDelay, ...options });
    // A pool listens only once the first statement is through. What breaks before that rejects it.
    this.on('error', () => {});
    const all = Object.entries({ ...settings, ...further });
    this.#first = {
      text: `select ${all.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`).join(', ')}`,
      values: all.flat(),
    };
  }

  override connect(): Promise<this>;
  override connect(then: (error: Error | null) => void): void;
  override connect(then?: (error: Error | null) => void): Promise<this> | undefined {
    const begun = this.#begin();
    if (!then) return begun;
    begun.then(() => then(null), then);
    return undefined;
  }

  async #begin(): Promise<this> {
    await super.connect();
    await this.query(this.#first).catch((error) => {
      void this.end().catch(() => {});
      throw error;
    });
    return this;
  }
}

/** When an idle connection is first probed, in ms. Ten probes a second apart follow: a dead one is noticed after 20 s. */
export const keepAliveDelay = 10_000;
