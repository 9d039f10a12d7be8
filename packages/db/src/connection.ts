import type pg from 'pg'

/** The address of a database server: a URL, or host, user and database. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'
>
