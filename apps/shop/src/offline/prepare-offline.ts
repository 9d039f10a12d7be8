import type { QueryClient } from '@tanstack/react-query'
import { sendLessons } from '../quick-order/lessons.ts'
import { followVersion } from './follow-version.ts'
import { keepAnswers } from './keep-answers.ts'
import { keepFiles } from './keep-files.ts'
import type { VersionNews } from './version-news.ts'
import { followTyping, whenNotTyping } from './when-not-typing.ts'

export interface VersionNotices {
  /** There is a newer version; told once. */
  readonly onOffered: () => void
  /** This one may not go on, or may again. */
  readonly onRequired: (isRequired: boolean) => void
}

/** From now on the shop opens on this device without a server too, with what was last seen in it. */
export async function prepareOffline(
  queryClient: QueryClient,
  { onOffered, onRequired }: VersionNotices,
): Promise<void> {
  let isOffered = false
  const offer = () => {
    if (!isOffered) onOffered()
    isOffered = true
  }
  let now: VersionNews = 'none'
  followTyping()
  followVersion(queryClient, (news) => {
    now = news
    if (news === 'offered') offer()
    if (news === 'required') void whenNotTyping().then(() => onRequired(now === 'required'))
    else onRequired(false)
  })
  await Promise.allSettled([sendLessons(queryClient), keepAnswers(queryClient), keepFiles(offer)])
}
