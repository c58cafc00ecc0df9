// The settings of the embedded server. They are passed on its command line at every start, so that a newer
// version of this list also reaches old data folders. Sized for two cores and modest memory.

/** `durable: false` may lose data when the machine stops; only for tests. */
export function serverSettings(options: { port: number; durable: boolean }): readonly string[] {
  const settings: Record<string, string | number> = {
    // Only from this machine and with the password. No socket file, so that checkouts do not clash in /tmp.
    listen_addresses: '127.0.0.1',
    port: options.port,
    unix_socket_directories: '',
    max_connections: 100,

    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: 1.1,
    jit: 'off',
    // The I/O workers of version 18 would be three more processes, which are not worth their memory on two
    // cores.
    io_method: 'sync',
    autovacuum_max_workers: 2,

    // wal_compression stays off: the shipped programs only have pglz, which costs more than it saves here.
    wal_buffers: '16MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',

    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log shows errors but no personal data from rows: no DETAIL, no statement text.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  const durability = options.durable
    ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
    : {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        // The databases of tests are gone before it would be worth it.
        autovacuum: 'off',
        // In the data folder, which goes with a run that was killed; by default it would stay in /dev/shm until the next start.
        dynamic_shared_memory_type: 'mmap',
      };
  return Object.entries({ ...settings, ...durability }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
