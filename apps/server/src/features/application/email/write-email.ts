import type { Language } from '@provender/domain/languages'
import {
  type ApplicationEmail,
  applicationEmailMessages,
  type ApplicationEmailName,
} from '@provender/messages/emails/application-email-messages'
import type { Message } from '@provender/messages/message'
import type { Deps } from '../../../kernel/deps.ts'
import { type EmailContent, type EmailShop, linkTo } from '../../../kernel/mail/email-shop.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { noticeEmail } from '../../../kernel/mail/notice-email.ts'
import { isolateName } from '../../../kernel/text/isolate-name.ts'
import { isolatedText } from '../../../kernel/text/isolated-text.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import type { LookAlike } from '../look-alikes.ts'

interface AddressedEmail {
  readonly name: ApplicationEmailName
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  readonly facts: Readonly<Record<string, string>>
  readonly path?: string
  readonly phone?: string
  readonly lookAlikes?: readonly LookAlike[]
}

type EmailDeps = Pick<Deps, 'wholesaler' | 'settings'>

export async function sendApplicationEmail(
  deps: EmailDeps,
  mailer: Mailer,
  { key, to, path, ...content }: AddressedEmail & { readonly key: string },
): Promise<void> {
  const shop = await emailShop(deps)
  const message = applicationEmail(content, { shop, link: path && linkTo(deps, path) })
  await mailer.send({ key, from: shop.from, to, ...message })
}

export function applicationEmail(
  { name, language, facts, phone = '', lookAlikes = [] }: Omit<AddressedEmail, 'to' | 'path'>,
  { shop, link }: { readonly shop: EmailShop; readonly link?: string | undefined },
): EmailContent {
  const { emails, callUs, lookAlikes: warnings } = applicationEmailMessages
  const messages: ApplicationEmail = emails[name]
  const textOf = (message: Message): string => isolatedText(language, message, { ...facts, shop: shop.name })
  return noticeEmail({
    language,
    shop,
    subject: textOf(messages.subject),
    title: textOf(messages.title),
    paragraphs: [
      ...messages.paragraphs.map(textOf),
      ...lookAlikes.map(({ type, ...details }) => isolatedText(language, warnings[type] as Message, details)),
      name === 'REJECTED' ? isolateName(facts['reason'] ?? '') : '',
      phone === '' ? '' : isolatedText(language, callUs, { phone }),
    ].filter(Boolean),
    link: messages.link && link ? { href: link, text: textOf(messages.link) } : undefined,
    remarks: (messages.remarks ?? []).map(textOf),
    reason: textOf(messages.reason),
  })
}
