import type { Language } from '@provender/domain/languages'
import { contactEmailMessages } from '@provender/messages/emails/contact-email-messages'
import type { Message } from '@provender/messages/message'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import type { EmailContent, EmailShop } from '../../../kernel/mail/email-shop.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { noticeEmail } from '../../../kernel/mail/notice-email.ts'
import { isolatedText } from '../../../kernel/text/isolated-text.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { findMessage } from '../store.ts'

const payloadSchema = v.object({ messageId: v.number() })

/** Forwards messages of the contact form to the wholesaler. Without an address they are only in the list. */
export function mailContact(
  { db, wholesaler, settings }: Pick<Deps, 'db' | 'wholesaler' | 'settings'>,
  mailer: Mailer,
): JobHandler {
  return async ({ key, payload }) => {
    const message = await findMessage(db, v.parse(payloadSchema, payload).messageId)
    const { config } = wholesaler.current()
    // Deleted with its author, or dealt with long ago.
    if (!message || config.contactEmailAddress === '') return
    const language = config.availableLanguages[0] ?? 'en'
    const shop = await emailShop({ wholesaler, settings })
    const sent = contactEmail(message, { language, shop })
    const { name, email } = message
    const to = { name: config.appName, address: config.contactEmailAddress }
    await mailer.send({ key, from: shop.from, to, replyTo: { name, address: email }, ...sent })
  }
}

type ContactMessage = Pick<
  NonNullable<Awaited<ReturnType<typeof findMessage>>>,
  'id' | 'name' | 'email' | 'telephone' | 'message'
>

export function contactEmail(
  { id, name, email, telephone, message }: ContactMessage,
  { language, shop }: { readonly language: Language; readonly shop: EmailShop },
): EmailContent {
  const facts = { name, email, telephone, number: String(id), shop: shop.name }
  const textOf = (message: Message): string => isolatedText(language, message, facts)
  return noticeEmail({
    language,
    shop,
    subject: textOf(contactEmailMessages.subject),
    title: textOf(contactEmailMessages.title),
    paragraphs: [
      ...message.split('\n').filter(Boolean),
      ...(telephone === '' ? [] : [textOf(contactEmailMessages.telephone)]),
    ],
    remarks: [textOf(contactEmailMessages.remark)],
    reason: textOf(contactEmailMessages.reason),
  })
}
