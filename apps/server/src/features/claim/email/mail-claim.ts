import type { Language } from '@provender/domain/languages'
import { claimEmailMessages } from '@provender/messages/emails/claim-email-messages'
import { formatMessage } from '@provender/messages/format-message'
import type { Message } from '@provender/messages/message'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import { type EmailContent, type EmailShop, linkTo } from '../../../kernel/mail/email-shop.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { noticeEmail } from '../../../kernel/mail/notice-email.ts'
import { isolatedText } from '../../../kernel/text/isolated-text.ts'
import { emailShop } from '../../wholesaler/email-sender.ts'
import { findAnyClaim, readCreditNotes, readPictures, type StoredClaim } from '../claim-store.ts'
import { claimEmailPayloadSchema } from './claim-job.ts'

type EmailDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings'>

export function mailClaim(deps: EmailDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const email = v.parse(claimEmailPayloadSchema, payload)
    if (email.about === 'TO_LOOK_AT') await mailWholesaler(deps, mailer, { key, claimId: email.claimId })
    else await mailAnswer(deps, mailer, { key, answerId: email.answerId })
  }
}

/** Sends nothing if the wholesaler has no address. */
async function mailWholesaler(
  deps: EmailDeps,
  mailer: Mailer,
  { key, claimId }: { readonly key: string; readonly claimId: number },
): Promise<void> {
  const { config } = deps.wholesaler.current()
  const claim = await findAnyClaim(deps.db, claimId)
  if (!claim || config.contactEmailAddress === '') return
  const language = config.availableLanguages[0] ?? 'en'
  const shop = await emailShop(deps)
  const pictures = await readPictures(deps.db, claim.id)
  const message = claimEmail(claim, { language, shop, hasPictures: pictures.length > 0 })
  const to = { name: config.appName, address: config.contactEmailAddress }
  const replyTo = { name: claim.login_name, address: claim.login_email }
  await mailer.send({ key, from: shop.from, to, replyTo, ...message })
}

/** Sends nothing to a closed account. */
async function mailAnswer(
  deps: EmailDeps,
  mailer: Mailer,
  { key, answerId }: { readonly key: string; readonly answerId: number },
): Promise<void> {
  const answer = await deps.db
    .selectFrom('claim_answer')
    .innerJoin('claim', 'claim.id', 'claim_answer.claim_id')
    .innerJoin('login', 'login.id', 'claim.login_id')
    .select(['claim_answer.text', 'claim_answer.claim_id', 'login.active'])
    .where('claim_answer.id', '=', answerId)
    .executeTakeFirst()
  const claim = answer && (await findAnyClaim(deps.db, answer.claim_id))
  if (!claim || !answer.active) return
  const shop = await emailShop(deps)
  const message = answerEmail(claim, {
    shop,
    answer: answer.text,
    notes: (await readCreditNotes(deps.db, claim.id)).join(', '),
    href: linkTo(deps, `/account/help-centre/reports/${claim.id}`),
  })
  const to = { name: claim.login_name, address: claim.login_email }
  await mailer.send({ key, from: shop.from, to, ...message })
}

export function claimEmail(
  claim: StoredClaim,
  {
    language,
    shop,
    hasPictures,
  }: { readonly language: Language; readonly shop: EmailShop; readonly hasPictures: boolean },
): EmailContent {
  const messages = claimEmailMessages.NEW_CLAIM
  const textOf = claimFormatter(claim, language, { shop: shop.name })
  return noticeEmail({
    language,
    shop,
    subject: textOf(messages.subject),
    title: textOf(messages.title),
    paragraphs: [...messages.paragraphs.map(textOf), ...claim.message.split('\n').filter(Boolean)],
    remarks: [...(hasPictures ? [textOf(messages.pictures)] : []), textOf(messages.command)],
    reason: textOf(messages.reason),
  })
}

interface Answered {
  readonly shop: EmailShop
  readonly answer: string
  readonly notes: string
  readonly href: string
}

export function answerEmail(claim: StoredClaim, { shop, answer, notes, href }: Answered): EmailContent {
  const messages = claimEmailMessages.ANSWERED
  const textOf = claimFormatter(claim, claim.language, { shop: shop.name, notes })
  return noticeEmail({
    language: claim.language,
    shop,
    subject: textOf(messages.subject),
    title: textOf(messages.title),
    paragraphs: [
      ...messages.paragraphs.map(textOf),
      ...answer.split('\n').filter(Boolean),
      ...(notes === '' ? [] : [textOf(messages.credited)]),
    ],
    link: { href, text: textOf(messages.link) },
    reason: textOf(messages.reason),
  })
}

function claimFormatter(
  claim: StoredClaim,
  language: Language,
  facts: Readonly<Record<string, string>>,
): (message: Message) => string {
  const values = {
    ...facts,
    type: formatMessage(language, claimEmailMessages.types[claim.type]),
    company: claim.company_name,
    login: claim.login_name,
    email: claim.login_email,
    order: claim.order_number,
    number: String(claim.id),
  }
  return (message) => isolatedText(language, message, values)
}
