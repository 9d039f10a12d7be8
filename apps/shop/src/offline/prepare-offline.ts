import type { QueryClient } from '@tanstack/react-query'
import { keepAnswers } from './keep-answers.ts'
import { offerNewVersion, type VersionOffer } from './new-version.ts'

/** From now on the shop opens on this device without a server too, with what was last seen in it. */
export async function prepareOffline(queryClient: QueryClient, offer: VersionOffer): Promise<void> {
  await Promise.allSettled([keepAnswers(queryClient), offerNewVersion(offer)])
}
