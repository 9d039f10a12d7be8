import type { Language } from '@provender/domain/languages'
import { filled } from '../../mail/filled.ts'
import { goLink, letterPage, paragraph, remark } from '../../mail/letter-page.ts'
import type { LetterShop, WrittenLetter } from '../../mail/letter-shop.ts'
import { type AccountLetterKind, accountLetterWords } from './account-letter-words.ts'

export interface AccountLetter {
  readonly kind: AccountLetterKind
  readonly language: Language
  readonly shop: LetterShop
  /** What the words name in braces besides the shop. */
  readonly facts: Readonly<Record<string, string>>
  /** Where its button leads. */
  readonly link: string | undefined
}

/** A letter about somebody's account, as HTML and as text that says the same. */
export function accountLetter({ kind, language, shop, facts, link }: AccountLetter): WrittenLetter {
  const words = accountLetterWords[language][kind]
  const said = { ...facts, shop: shop.name }
  const [subject, title] = [filled(words.subject, said), filled(words.title, said)]
  const lead = filled(words.lead, said)
  const remarks = words.remarks.map((text) => filled(text, said))
  const footer = [filled(words.why, said), ...shop.contact]
  return {
    subject,
    logo: shop.logo,
    html: letterPage({
      language,
      shop,
      title,
      preview: lead,
      content: [
        paragraph(lead),
        ...(link === undefined ? [] : [goLink(link, words.go)]),
        ...remarks.map(remark),
      ],
      footer,
    }),
    text: [
      title,
      '',
      lead,
      ...(link === undefined ? [] : ['', `${words.go}: ${link}`]),
      '',
      ...remarks,
      '',
      '-- ',
      ...footer,
      '',
    ].join('\n'),
  }
}

/** 'Sunday 6 December 2026', as the wholesaler's clock has it. */
export function dayInLetter(
  atMs: number,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const locale = language === 'en' ? 'en-GB' : language
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locale, style).format(atMs)
}
