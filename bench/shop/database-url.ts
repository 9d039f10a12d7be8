import type { OpenDb } from '@provender/db/open-db'

/** The address of the open database for another process. */
export function databaseUrlOf({ pool }: Pick<OpenDb, 'pool'>): string {
  const { host = '', port = 5432, user = '', database = '' } = pool.options
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
}
