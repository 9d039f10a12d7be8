import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { BannerRow, FaqRow, PageRow } from './content.ts'

// Each function returns whether it changed anything.

export async function writeBanner(tx: Kysely<Database>, row: BannerRow): Promise<boolean> {
  const { rows } = await sql`
    insert into banner as existing (code, position, title, body, link, tone, pictures, starts_on, ends_on)
    values (${row.code}, ${row.position}, ${JSON.stringify(row.title)}, ${JSON.stringify(row.text)}, ${row.link}, ${row.tone},
      ${row.pictures}, ${row.startsOn}, ${row.endsOn})
    on conflict (code) do update set position = excluded.position, title = excluded.title, body = excluded.body,
      link = excluded.link, tone = excluded.tone, pictures = excluded.pictures, starts_on = excluded.starts_on,
      ends_on = excluded.ends_on
    where (existing.position, existing.title, existing.body, existing.link, existing.tone, existing.pictures, existing.starts_on, existing.ends_on)
      is distinct from (excluded.position, excluded.title, excluded.body, excluded.link, excluded.tone, excluded.pictures,
        excluded.starts_on, excluded.ends_on)
    returning id`.execute(tx)
  return rows.length > 0
}

export async function writePage(tx: Kysely<Database>, { code, title, text }: PageRow): Promise<boolean> {
  const { rows } = await sql`
    insert into content_page as existing (slug, title, body)
    values (${code}, ${JSON.stringify(title)}, ${JSON.stringify(text)})
    on conflict (slug) do update set title = excluded.title, body = excluded.body
      where (existing.title, existing.body) is distinct from (excluded.title, excluded.body)
    returning slug`.execute(tx)
  return rows.length > 0
}

export async function writeFaq(
  tx: Kysely<Database>,
  { code, title, text, position }: FaqRow,
): Promise<boolean> {
  const { rows } = await sql`
    insert into faq_entry as existing (code, position, question, answer)
    values (${code}, ${position}, ${JSON.stringify(title)}, ${JSON.stringify(text)})
    on conflict (code) do update set position = excluded.position, question = excluded.question, answer = excluded.answer
      where (existing.position, existing.question, existing.answer)
        is distinct from (excluded.position, excluded.question, excluded.answer)
    returning id`.execute(tx)
  return rows.length > 0
}
