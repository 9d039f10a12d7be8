import type { Language } from '@provender/domain/languages'
import {
  type AccountEmail as AccountEmailMessages,
  type AccountEmailKind,
  accountEmailMessages,
} from '@provender/messages/emails/account-email-messages'
import type { Message } from '@provender/messages/message'
import { buttonLink, emailPage, paragraph, remark } from '../../../kernel/mail/email-page.ts'
import type { EmailShop, EmailContent } from '../../../kernel/mail/email-shop.ts'
import { isolatedText } from '../../../kernel/text/isolated-text.ts'

export interface AccountEmail {
  readonly kind: AccountEmailKind
  readonly language: Language
  readonly shop: EmailShop
  readonly facts: Readonly<Record<string, string>>
  readonly link: string | undefined
}

export function accountEmail({ kind, language, shop, facts, link }: AccountEmail): EmailContent {
  const messages: AccountEmailMessages = accountEmailMessages[kind]
  const textOf = (message: Message): string => isolatedText(language, message, { ...facts, shop: shop.name })
  const [subject, title] = [textOf(messages.subject), textOf(messages.title)]
  const lead = textOf(messages.lead)
  const remarks = messages.remarks.map(textOf)
  const footer = [textOf(messages.reason), ...shop.contact]
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
        ...(link === undefined ? [] : [buttonLink(link, textOf(messages.go))]),
        ...remarks.map(remark),
      ],
      footer,
    }),
    text: [
      title,
      '',
      lead,
      ...(link === undefined ? [] : ['', `${textOf(messages.go)}: ${link}`]),
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
