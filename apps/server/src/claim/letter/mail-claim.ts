import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { JobWork } from '../../jobs/work-jobs.ts'
import { filled } from '../../mail/filled.ts'
import { letterShop, linkTo } from '../../mail/letter-shop.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { noticeLetter } from '../../mail/notice-letter.ts'
import { findAnyClaim, readCreditNotes, readPictures, type StoredClaim } from '../claim-store.ts'
import { claimNewsSchema } from './claim-job.ts'
import { claimWords } from './claim-words.ts'

type LetterDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings'>

/** Writes to the wholesaler that a problem was reported, and to who reported it what was answered. */
export function mailClaim(deps: LetterDeps, mailer: Mailer): JobWork {
  return async ({ key, payload }) => {
    const news = v.parse(claimNewsSchema, payload)
    if (news.about === 'TO_LOOK_AT') await mailWholesaler(deps, mailer, { key, claimId: news.claimId })
    else await mailAnswer(deps, mailer, { key, answerId: news.answerId })
  }
}

/** To nobody where the wholesaler has no address. */
async function mailWholesaler(
  deps: LetterDeps,
  mailer: Mailer,
  { key, claimId }: { readonly key: string; readonly claimId: number },
): Promise<void> {
  const { config } = deps.wholesaler.current()
  const claim = await findAnyClaim(deps.db, claimId)
  if (!claim || config.contactEmailAddress === '') return
  const language = config.availableLanguages[0] ?? 'en'
  const { TO_LOOK_AT: said, types } = claimWords[language]
  const shop = letterShop(deps)
  const fill = filling(claim, { shop: shop.name, type: types[claim.type] })
  const pictures = await readPictures(deps.db, claim.id)
  const letter = noticeLetter({
    language,
    shop,
    subject: fill(said.subject),
    title: fill(said.title),
    paragraphs: [...said.paragraphs.map(fill), ...claim.message.split('\n').filter(Boolean)],
    remarks: [...(pictures.length > 0 ? [said.pictures] : []), fill(said.command)],
    why: fill(said.why),
  })
  const to = { name: config.appName, address: config.contactEmailAddress }
  const replyTo = { name: claim.login_name, address: claim.login_email }
  await mailer.send({ key, from: shop.from, to, replyTo, ...letter })
}

/** To a login that was closed since, nothing. */
async function mailAnswer(
  deps: LetterDeps,
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
  const { ANSWERED: said, types } = claimWords[claim.language]
  const shop = letterShop(deps)
  const notes = (await readCreditNotes(deps.db, claim.id)).join(', ')
  const fill = filling(claim, { shop: shop.name, type: types[claim.type], notes })
  const letter = noticeLetter({
    language: claim.language,
    shop,
    subject: fill(said.subject),
    title: fill(said.title),
    paragraphs: [
      ...said.paragraphs.map(fill),
      ...answer.text.split('\n').filter(Boolean),
      ...(notes === '' ? [] : [fill(said.credited)]),
    ],
    link: { href: linkTo(deps, `/account/help-centre/reports/${claim.id}`), text: said.link },
    why: fill(said.why),
  })
  const to = { name: claim.login_name, address: claim.login_email }
  await mailer.send({ key, from: shop.from, to, ...letter })
}

function filling(claim: StoredClaim, facts: Readonly<Record<string, string>>): (text: string) => string {
  const known = {
    ...facts,
    company: claim.company_name,
    login: claim.login_name,
    email: claim.login_email,
    order: claim.order_number,
    number: String(claim.id),
  }
  return (text) => filled(text, known)
}
