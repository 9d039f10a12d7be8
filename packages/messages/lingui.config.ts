import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from '@provender/domain/languages'
import { messageExtractor } from './extract-messages.ts'

const folder = process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'
const groups = ['app', 'attributes', 'documents', 'emails', 'import', 'orders', 'push', 'refusals']

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: groups.map((group) => ({
    path: `${folder}/${group}/{locale}`,
    include: [`<rootDir>/src/${group}`],
  })),
  extractors: [messageExtractor],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
