import type { Language } from '@provender/domain/languages'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobWork } from '../../../kernel/jobs/work-jobs.ts'
import type { EmailContent, EmailShop } from '../../../kernel/mail/email-shop.ts'
import { filled } from '../../../kernel/mail/filled.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { noticeEmail } from '../../../kernel/mail/notice-email.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { findMessage } from '../store.ts'

const payloadSchema = v.object({ messageId: v.number() })

interface ContactWords {
  readonly subject: string
  readonly title: string
  readonly telephone: string
  readonly remark: string
  readonly why: string
}

const words: Readonly<Record<Language, ContactWords>> = {
  en: {
    subject: 'Message from {name}',
    title: '{name} has written to you',
    telephone: 'Telephone: {telephone}',
    remark:
      'Your reply to this e-mail goes to {email}. Once it is resolved: npm run staff -- messages done {number}',
    why: 'You receive this as the contact address of {shop}.',
  },
  pl: {
    subject: 'Wiadomość: {name}',
    title: '{name} pisze do Ciebie',
    telephone: 'Telefon: {telephone}',
    remark:
      'Odpowiedź na tę wiadomość trafi na adres {email}. Gdy sprawa jest załatwiona: npm run staff -- messages done {number}',
    why: 'Otrzymujesz tę wiadomość jako adres kontaktowy {shop}.',
  },
  tr: {
    subject: '{name} size yazdı',
    title: '{name} size yazdı',
    telephone: 'Telefon: {telephone}',
    remark:
      'Bu iletiye vereceğiniz yanıt {email} adresine gider. İş bitince: npm run staff -- messages done {number}',
    why: 'Bu iletiyi {shop} mağazasının iletişim adresi olarak alıyorsunuz.',
  },
}

/** Forwards messages of the contact form to the wholesaler. Without an address they are only in the list. */
export function mailContact(
  { db, wholesaler, settings }: Pick<Deps, 'db' | 'wholesaler' | 'settings'>,
  mailer: Mailer,
): JobWork {
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
  const said = words[language]
  const facts = { name, email, telephone, number: String(id), shop: shop.name }
  return noticeEmail({
    language,
    shop,
    subject: filled(said.subject, facts),
    title: filled(said.title, facts),
    paragraphs: [
      ...message.split('\n').filter(Boolean),
      ...(telephone === '' ? [] : [filled(said.telephone, facts)]),
    ],
    remarks: [filled(said.remark, facts)],
    why: filled(said.why, facts),
  })
}
