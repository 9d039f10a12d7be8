import type { OpenDb } from '@provender/db/open-db'

/** The address by which another process reaches the database that is open here. */
export function databaseUrlOf({ pool }: Pick<OpenDb, 'pool'>): string {
  const { host = '', port = 5432, user = '', database = '' } = pool.options
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
}
