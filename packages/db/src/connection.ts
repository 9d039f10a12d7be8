import type pg from 'pg'

/** How to connect to a server: a URL, or host, user and database. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'
>
