import { apiQuery } from '@provender/client/api/api-query'
import { isRecent } from '@provender/domain/device/is-recent'
import { platform } from '@provender/platform/current'
import { isConnected } from '@provender/web/connection/connection'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { PictureKey } from '../../kernel/pictures/picture-key.documents.ts'
import { setPictureKey } from '../../kernel/pictures/pictures.ts'
import { shellQuery } from '../../kernel/session/shop-queries.ts'

/** A key, and when it was last received from the server. */
export interface ReceivedKey {
  readonly key: string
  readonly atMs: number
}

/** A key is valid until the end of the next day, so for at least a day after the server gave it. */
const validMs = 86_400_000
const renewIntervalMs = validMs / 4
const checkIntervalMs = 15 * 60_000
/** Fetches even what seems to be newer than now, after a clock was ahead. */
const always = Number.NEGATIVE_INFINITY
/** The first screen waits this long for a key, and then shows no pictures. */
const firstTimeoutMs = 2000

/** Stays in memory, and with the other answers on the device, so that the next start has it at once. */
const pictureKeyQuery = { ...apiQuery(PictureKey, {}), gcTime: Number.POSITIVE_INFINITY }

/**
 * Renews the key of the pictures for a user behind the login wall, before the first screen and as long as the app runs.
 * Without the wall there is none, because pictures are cached by their address.
 */
export async function followPictureKey(queryClient: QueryClient): Promise<void> {
  let used: ReceivedKey | undefined
  const choose = (): void => {
    const newest = hasLoginWall(queryClient) ? newestKey(queryClient) : undefined
    used = newest && chooseKey(used, newest, Date.now())
    setPictureKey(used?.key ?? '')
  }
  const renew = async (): Promise<void> => {
    if (hasLoginWall(queryClient) && isConnected() && isRenewalDue(queryClient))
      // If this fails, the previous key stays in use, and the next check tries again.
      await queryClient.fetchQuery({ ...pictureKeyQuery, staleTime: always }).catch(() => undefined)
    choose()
  }
  choose()
  const renewed = renew()
  if (!isValid(used, Date.now()))
    await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, firstTimeoutMs))])
  setInterval(() => void renew(), checkIntervalMs)
  platform().lifecycle.onReturn(() => void renew())
  onSettings(queryClient, () => void renew())
}

/** A key stays in use while it is valid: another one changes the addresses of all pictures, which then load again. */
export function chooseKey(used: ReceivedKey | undefined, newest: ReceivedKey, nowMs: number): ReceivedKey {
  return used && used.key !== newest.key && isValid(used, nowMs) ? used : newest
}

function isValid(received: ReceivedKey | undefined, nowMs: number): boolean {
  return received !== undefined && isRecent(received.atMs, nowMs, validMs)
}

function isRenewalDue(queryClient: QueryClient): boolean {
  const newest = newestKey(queryClient)
  return !newest || !isRecent(newest.atMs, Date.now(), renewIntervalMs)
}

/** The newest known key. Without a connection it may have expired, but cached pictures still open under it. */
function newestKey(queryClient: QueryClient): ReceivedKey | undefined {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(pictureKeyQuery.queryKey) ?? {}
  return data && { key: data.pictureKey, atMs: dataUpdatedAt }
}

function hasLoginWall(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(shellQuery.queryKey)?.initConfig.config.loginWall === true
}

function onSettings(queryClient: QueryClient, listener: () => void): void {
  const shell = hashKey(shellQuery.queryKey)
  queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || query.queryHash !== shell) return
    if ('action' in event && event.action.type === 'success') listener()
  })
}
