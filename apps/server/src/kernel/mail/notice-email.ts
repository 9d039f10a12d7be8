import type { Language } from '@provender/domain/languages'
import { buttonLink, emailPage, paragraph, remark } from './email-page.ts'
import type { EmailShop, EmailContent } from './email-shop.ts'
import { emptyHtml } from './html.ts'

/** A short e-mail: some sentences and a link. */
export interface Notice {
  readonly language: Language
  readonly shop: Pick<EmailShop, 'name' | 'contact' | 'logo'>
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly href: string; readonly text: string } | undefined
  /** Muted text under the link. */
  readonly remarks?: readonly string[]
  /** Why the user gets this e-mail, for the footer. */
  readonly reason: string
}

/** The notice as HTML and as equivalent plain text. */
export function noticeEmail(notice: Notice): EmailContent {
  const { language, shop, subject, title, paragraphs, link, remarks = [], reason } = notice
  const footer = [reason, ...shop.contact]
  return {
    subject,
    logo: shop.logo,
    html: emailPage({
      language,
      shop,
      title,
      preview: paragraphs[0] ?? '',
      content: [
        ...paragraphs.map(paragraph),
        link ? buttonLink(link.href, link.text) : emptyHtml,
        ...remarks.map(remark),
      ],
      footer,
    }),
    text: [
      title,
      '',
      ...paragraphs,
      ...(link ? ['', `${link.text}: ${link.href}`] : []),
      ...(remarks.length > 0 ? ['', ...remarks] : []),
      '',
      '-- ',
      ...footer,
      '',
    ].join('\n'),
  }
}
