// How large the embedded database makes itself on this machine.

/** What a machine has, or the container that the product runs in. */
export interface Machine {
  /** Bytes. */
  memory: number;
  cores: number;
}

const megabyte = 1024 * 1024;

/**
 * PostgreSQL's settings for one machine that the product shares with it: quick start, few processes, no
 * replication. Buffers take a sixteenth of the memory at most, as the system caches files besides, and
 * are taken only once they are used.
 */
export function settingsFor({ memory, cores }: Machine): Record<string, string | number> {
  const part = (share: number, least: number, most: number) =>
    `${Math.round(between(memory / share / megabyte, least, most))}MB`;
  return {
    max_connections: 60,
    shared_buffers: part(16, 64, 2048),
    effective_cache_size: part(2, 256, 65_536),
    maintenance_work_mem: part(64, 64, 512),
    huge_pages: 'off',
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // The log tells who answered when, so it is kept short and its files are not used again.
    min_wal_size: '32MB',
    wal_recycle: 'off',
    max_parallel_workers_per_gather: 0,
    autovacuum_max_workers: between(Math.floor(cores / 2), 1, 4),
    autovacuum_work_mem: part(128, 32, 256),
    jit: 'off',
    // This is for solid-state disks. PostgreSQL's default assumes rotating ones, and so reads whole tables.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
}

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
