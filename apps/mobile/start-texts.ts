import { byLanguage } from '@provender/domain/languages'
import { appMessages } from '@provender/messages/app/app-messages'
import { formatMessage } from '@provender/messages/format-message'

/** The texts of an app that cannot start, in every language. They are not among the texts of the shop, which may have failed to load. */
export const startTexts = byLanguage((language) => ({
  tooOld: formatMessage(language, appMessages.tooOld),
  notStarted: formatMessage(language, appMessages.notStarted),
  startAgain: formatMessage(language, appMessages.startAgain),
}))

export type StartTexts = typeof startTexts

/** Puts the texts into the script that stands in the page. */
export function withStartTexts(page: string): string {
  return page.replace(/\bstartTexts\b/, () => JSON.stringify(startTexts))
}
