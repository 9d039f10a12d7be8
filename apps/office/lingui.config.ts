import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from '@provender/domain/languages'

const folder = process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'
const web = '<rootDir>/../../packages/web/src'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: `${folder}/{locale}`,
      include: [
        '<rootDir>/src',
        `${web}/form/field-rules.ts`,
        `${web}/form/refusal-note.tsx`,
        `${web}/page/password-dialog.tsx`,
      ],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
