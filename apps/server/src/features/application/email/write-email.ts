import type { Language } from '@provender/domain/languages'
import type { Deps } from '../../../kernel/deps.ts'
import { type EmailContent, type EmailShop, linkTo } from '../../../kernel/mail/email-shop.ts'
import { filled } from '../../../kernel/mail/filled.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { noticeEmail } from '../../../kernel/mail/notice-email.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { type EmailName, applicationEmailMessages } from './application-email-messages.ts'

interface JoiningEmail {
  readonly name: EmailName
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  /** Values for the placeholders. */
  readonly facts: Readonly<Record<string, string>>
  /** The target of its link. */
  readonly path?: string
  /** The number to call; empty if there is none. */
  readonly phone?: string
}

type EmailDeps = Pick<Deps, 'wholesaler' | 'settings'>

export async function sendJoiningEmail(
  deps: EmailDeps,
  mailer: Mailer,
  { key, to, path, ...news }: JoiningEmail & { readonly key: string },
): Promise<void> {
  const shop = await emailShop(deps)
  const message = joiningEmail(news, { shop, link: path && linkTo(deps, path) })
  await mailer.send({ key, from: shop.from, to, ...message })
}

export function joiningEmail(
  { name, language, facts, phone = '' }: Omit<JoiningEmail, 'to' | 'path'>,
  { shop, link }: { readonly shop: EmailShop; readonly link?: string | undefined },
): EmailContent {
  const { emails, callUs } = applicationEmailMessages[language]
  const said = emails[name]
  const fill = (text: string): string => filled(text, { ...facts, shop: shop.name })
  return noticeEmail({
    language,
    shop,
    subject: fill(said.subject),
    title: fill(said.title),
    paragraphs: [...said.paragraphs.map(fill), ...(phone === '' ? [] : [filled(callUs, { phone })])].filter(
      Boolean,
    ),
    link: said.link && link ? { href: link, text: said.link } : undefined,
    remarks: (said.remarks ?? []).map(fill),
    why: fill(said.why),
  })
}
