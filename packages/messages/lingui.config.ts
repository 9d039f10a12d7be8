import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { messageExtractor } from './extract-messages.ts'

const folder = process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'
const groups = ['documents', 'emails', 'import', 'push', 'refusals']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'tr'],
  catalogs: groups.map((group) => ({
    path: `${folder}/${group}/{locale}`,
    include: [`<rootDir>/src/${group}`],
  })),
  extractors: [messageExtractor],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
