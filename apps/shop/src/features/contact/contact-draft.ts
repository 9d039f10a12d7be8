import type { ContactMessage } from '@provender/domain/contact/contact'
import { createTabValue } from '@provender/web/storage/tab-value'
import * as v from 'valibot'

const draftSchema = v.partial(
  v.object({ name: v.string(), email: v.string(), telephone: v.string(), message: v.string() }),
)
type Draft = v.InferOutput<typeof draftSchema>

/** Whose message it is (empty for a visitor), and the product that it asks for. */
export interface DraftOf {
  readonly userKey: string
  readonly product: string
}

/**
 * What has been typed into the contact form until it is sent, by user and product: visitors open the form too, and the session of who
 * typed may have ended in another tab.
 */
const drafts = createTabValue<Draft | undefined>('contact', { initial: undefined, parse: parseDraft })

function parseDraft(stored: unknown): Draft | undefined {
  const parsed = v.safeParse(draftSchema, stored)
  return parsed.success ? parsed.output : undefined
}

const keyOf = ({ userKey, product }: DraftOf) => `${userKey}/${product}`
const ofVisitor = (draftOf: DraftOf): DraftOf => ({ ...draftOf, userKey: '' })

/** Stores what differs from the defaults, which change with the user and the language. What a visitor typed becomes the user's. */
export function storeDraft(draftOf: DraftOf, fields: unknown, defaults: ContactMessage): void {
  const typed = parseDraft(fields) ?? {}
  const changed = contactFields.filter((name) => typed[name] !== undefined && typed[name] !== defaults[name])
  deleteDraft(draftOf)
  if (changed.length > 0)
    drafts.write(keyOf(draftOf), Object.fromEntries(changed.map((name) => [name, typed[name]])))
}

export function deleteDraft(draftOf: DraftOf): void {
  for (const each of [ofVisitor(draftOf), draftOf]) drafts.write(keyOf(each), undefined)
}

/** What the draft puts into the form. A field that no longer has its default was typed into before hydration, which is newer. */
export function restoredFields(
  draftOf: DraftOf,
  now: ContactMessage,
  defaults: ContactMessage,
): Partial<ContactMessage> {
  const draft = drafts.read(keyOf(ofVisitor(draftOf))) ?? drafts.read(keyOf(draftOf)) ?? {}
  return Object.fromEntries(
    contactFields.flatMap((name) =>
      draft[name] !== undefined && now[name] === defaults[name] ? [[name, draft[name]]] : [],
    ),
  )
}

const contactFields = [
  'name',
  'email',
  'telephone',
  'message',
] as const satisfies readonly (keyof ContactMessage)[]
