/** How safe written data must be: `durable` for real data, `fast` for data a test throws away. */
export type Durability = 'durable' | 'fast'

/** The server's configuration file. It listens on the loopback address only and needs a password even there. */
export function writeSettings(port: number, durability: Durability): string {
  const lines = [
    '# Written at every start.',
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    // A socket's path may be at most 107 bytes, and a checkout's path can be longer.
    "unix_socket_directories = ''",
    'max_connections = 100',
    'shared_buffers = 256MB',
    'effective_cache_size = 1GB',
    'work_mem = 16MB',
    'random_page_cost = 1.1',
    'max_wal_size = 2GB',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    'log_min_messages = warning',
    // Statements hold personal data, so errors are logged without them.
    'log_min_error_statement = panic',
    "lc_messages = 'C'",
    'idle_in_transaction_session_timeout = 60s',
  ]
  if (durability === 'fast') lines.push('fsync = off', 'synchronous_commit = off', 'full_page_writes = off')
  return `${lines.join('\n')}\n`
}
