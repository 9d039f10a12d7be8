import type { ContactMessage } from '@provender/domain/contact/contact'
import type { UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt, countStranger } from '../../kernel/fairness/allowance.ts'
import { type KeyReused, userCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'

interface Writing {
  readonly message: ContactMessage
  /** Created by the form and sent with every repeat. */
  readonly key: string
  readonly captcha: string
  readonly language: Language
  readonly ip: string
  readonly userId: UserId | null
}

export type ContactRefusal =
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | { readonly type: 'CAPTCHA_FAILED' }
  | { readonly type: 'CAPTCHA_UNREACHABLE' }
  | KeyReused

const rateLimit = { times: 10, withinSeconds: 600 }

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'wholesaler' | 'verifyCaptcha'>

/** Stores a message to the wholesaler once per key, with the e-mail that forwards it. */
export async function contactUs(deps: ContactDeps, writing: Writing): Promise<Result<null, ContactRefusal>> {
  const { db, clock } = deps
  const { message, key, language, userId } = writing
  const refusal = await refusalOf(deps, writing)
  if (refusal) return refuse(refusal)
  const keyed = { caller: userCaller(userId), key, operation: 'contact us', input: message }
  return await db.transaction().execute((tx) =>
    writeOnce(tx, keyed, async () => {
      const added = await tx
        .insertInto('contact_message')
        .values({
          ...message,
          key,
          language,
          login_id: userId,
          sent_at: new Date(clock.nowMs()),
          done_at: null,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return ok(null)
      await tx
        .insertInto('job')
        .values({
          kind: 'CONTACT_MAIL',
          key: `contact ${added.id}`,
          payload: JSON.stringify({ messageId: added.id }),
        })
        .execute()
      return ok(null)
    }),
  )
}

/** A signed-in user needs no captcha and has a separate allowance, which strangers on the same network cannot use up. */
async function refusalOf(
  { db, readNowMs, wholesaler, verifyCaptcha }: ContactDeps,
  { userId, ip, captcha }: Writing,
): Promise<ContactRefusal | undefined> {
  const seconds =
    userId === null
      ? await countStranger({ db, readNowMs }, { subject: 'contact', ip, ...rateLimit })
      : await countAttempt({ db, readNowMs }, { subject: `contact of login ${userId}`, ...rateLimit })
  if (seconds > 0) return { type: 'TOO_MANY_ATTEMPTS', seconds }
  const { hCaptchaSiteKey: siteKey } = wholesaler.current().config
  if (siteKey === '' || userId !== null) return undefined
  const verdict = await verifyCaptcha({ siteKey, answer: captcha, ip })
  if (verdict === 'human') return undefined
  return { type: verdict === 'refused' ? 'CAPTCHA_FAILED' : 'CAPTCHA_UNREACHABLE' }
}
