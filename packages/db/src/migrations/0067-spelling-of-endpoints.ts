import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** Servers store one spelling of a browser's endpoint. What they stored before gets it too; of several spellings the last one used stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ readonly id: string; readonly endpoint: string }>`
    select id, endpoint from push_registration where channel = 'WEB'
    order by refreshed_at desc, created_at desc for update`.execute(db)
  const kept = new Map<string, { readonly id: string; readonly before: string }>()
  const surplus: string[] = []
  for (const { id, endpoint } of rows) {
    const spelled = oneSpelling(endpoint)
    if (kept.has(spelled)) surplus.push(id)
    else kept.set(spelled, { id, before: endpoint })
  }
  await sql`delete from push_registration where id = any(${surplus}::uuid[])`.execute(db)
  for (const [endpoint, { id, before }] of kept)
    if (endpoint !== before)
      await sql`update push_registration set endpoint = ${endpoint} where id = ${id}`.execute(db)
}

const maxLength = 1000

function oneSpelling(text: string): string {
  const url = URL.parse(text)
  if (!url) return text
  url.hash = ''
  if (url.search === '') url.search = ''
  const spelled = url.href.replace(/%[\da-f]{2}/gi, plainCharacter)
  // The index takes no longer one. Its browser registers again with a new address.
  return spelled.length > maxLength ? text : spelled
}

function plainCharacter(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : code.toUpperCase()
}
