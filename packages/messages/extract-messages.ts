import { pathToFileURL } from 'node:url'
import type { ExtractorType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { isMessage, type Message } from './src/message.ts'

export const messageExtractor: ExtractorType = {
  match: (file) => file.endsWith('-messages.ts'),
  extract: async (file, _code, onMessageExtracted) => {
    const tables: unknown = await import(pathToFileURL(file).href)
    for (const message of messagesIn(tables)) {
      const { text, context } = typeof message === 'string' ? { text: message, context: undefined } : message
      const contextPart = context === undefined ? {} : { context }
      onMessageExtracted({ id: generateMessageId(text, context), message: text, ...contextPart })
    }
  },
}

function messagesIn(value: unknown): readonly Message[] {
  if (isMessage(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(messagesIn) : []
}
