import type { ContactMessage } from '@provender/domain/contact/contact'
import { createTabValue } from '@provender/web/storage/tab-value'
import * as v from 'valibot'

const draftSchema = v.object({
  name: v.string(),
  email: v.string(),
  telephone: v.string(),
  message: v.string(),
})

/** What has been typed into the contact form, by the product that it asks for, until it is sent. */
const drafts = createTabValue<ContactMessage | undefined>('contact', { initial: undefined, parse: draftOf })

function draftOf(stored: unknown): ContactMessage | undefined {
  const parsed = v.safeParse(draftSchema, stored)
  return parsed.success ? parsed.output : undefined
}

export function storeDraft(product: string, fields: unknown): void {
  drafts.write(product, draftOf(fields))
}

export function deleteDraft(product: string): void {
  drafts.write(product, undefined)
}

/** What the draft puts into the form. A field that no longer has its default was typed into before hydration, which is newer. */
export function restoredFields(
  product: string,
  now: ContactMessage,
  defaults: ContactMessage,
): Partial<ContactMessage> {
  const draft = drafts.read(product)
  if (!draft) return {}
  return Object.fromEntries(
    contactFields.flatMap((name) => (now[name] === defaults[name] ? [[name, draft[name]]] : [])),
  )
}

const contactFields = [
  'name',
  'email',
  'telephone',
  'message',
] as const satisfies readonly (keyof ContactMessage)[]
