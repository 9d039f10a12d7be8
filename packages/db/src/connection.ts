import type pg from 'pg'

/** How to reach a server: an address, or host, user and database by name. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'
>
