import type { Language } from '@provender/domain/languages'
import { goLink, emailPage, paragraph, remark } from '../../../kernel/mail/email-page.ts'
import type { EmailShop, EmailContent } from '../../../kernel/mail/email-shop.ts'
import { filled } from '../../../kernel/mail/filled.ts'
import { type AccountEmailKind, accountEmailMessages } from './account-email-messages.ts'

export interface AccountEmail {
  readonly kind: AccountEmailKind
  readonly language: Language
  readonly shop: EmailShop
  /** What the words name in braces besides the shop. */
  readonly facts: Readonly<Record<string, string>>
  /** Where its button leads. */
  readonly link: string | undefined
}

/** An e-mail about somebody's account, as HTML and as text that says the same. */
export function accountEmail({ kind, language, shop, facts, link }: AccountEmail): EmailContent {
  const words = accountEmailMessages[language][kind]
  const said = { ...facts, shop: shop.name }
  const [subject, title] = [filled(words.subject, said), filled(words.title, said)]
  const lead = filled(words.lead, said)
  const remarks = words.remarks.map((text) => filled(text, said))
  const footer = [filled(words.why, said), ...shop.contact]
  return {
    subject,
    logo: shop.logo,
    html: emailPage({
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
export function dayInEmail(
  atMs: number,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const locale = language === 'en' ? 'en-GB' : language
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locale, style).format(atMs)
}
