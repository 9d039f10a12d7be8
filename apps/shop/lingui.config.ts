import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'tr'],
  catalogs: [
    {
      path: `${process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'}/{locale}`,
      include: ['<rootDir>/src'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
