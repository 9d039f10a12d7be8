import type { Language } from '@provender/domain/languages'
import { buttonLink, emailPage, paragraph, remark } from './email-page.ts'
import type { EmailShop, EmailContent } from './email-shop.ts'
import { emptyHtml } from './html.ts'

export interface Notice {
  readonly language: Language
  readonly shop: Pick<EmailShop, 'name' | 'contact' | 'logo'>
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly href: string; readonly text: string } | undefined
  readonly remarks?: readonly string[]
  readonly reason: string
}

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
