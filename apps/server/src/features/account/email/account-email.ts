import type { Language } from '@provender/domain/languages'
import { goLink, emailPage, paragraph, remark } from '../../../kernel/mail/email-page.ts'
import type { EmailShop, EmailContent } from '../../../kernel/mail/email-shop.ts'
import { filled } from '../../../kernel/mail/filled.ts'
import { type AccountEmailKind, accountEmailMessages } from './account-email-messages.ts'

export interface AccountEmail {
  readonly kind: AccountEmailKind
  readonly language: Language
  readonly shop: EmailShop
  /** Values for the placeholders, besides the shop. */
  readonly facts: Readonly<Record<string, string>>
  /** The target of its button. */
  readonly link: string | undefined
}

/** An account e-mail as HTML and as equivalent plain text. */
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

/** 'Sunday 6 December 2026' in the wholesaler's time zone. */
export function dayInEmail(
  atMs: number,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const locale = language === 'en' ? 'en-GB' : language
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locale, style).format(atMs)
}
