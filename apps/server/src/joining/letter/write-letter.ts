import type { Language } from '@provender/domain/languages'
import type { Deps } from '../../deps.ts'
import { filled } from '../../mail/filled.ts'
import { type LetterShop, letterShop, linkTo, type WrittenLetter } from '../../mail/letter-shop.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { noticeLetter } from '../../mail/notice-letter.ts'
import { joiningWords, type LetterName } from './joining-words.ts'

interface JoiningLetter {
  readonly name: LetterName
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  /** Filled into its words. */
  readonly facts: Readonly<Record<string, string>>
  /** Where its link leads. */
  readonly path?: string
  /** Whom to call about it; empty for nobody. */
  readonly phone?: string
}

type LetterDeps = Pick<Deps, 'wholesaler' | 'settings'>

export async function sendJoiningLetter(
  deps: LetterDeps,
  mailer: Mailer,
  { key, to, path, ...news }: JoiningLetter & { readonly key: string },
): Promise<void> {
  const shop = await letterShop(deps)
  const letter = joiningLetter(news, { shop, link: path && linkTo(deps, path) })
  await mailer.send({ key, from: shop.from, to, ...letter })
}

export function joiningLetter(
  { name, language, facts, phone = '' }: Omit<JoiningLetter, 'to' | 'path'>,
  { shop, link }: { readonly shop: LetterShop; readonly link?: string | undefined },
): WrittenLetter {
  const { letters, callUs } = joiningWords[language]
  const said = letters[name]
  const fill = (text: string): string => filled(text, { ...facts, shop: shop.name })
  return noticeLetter({
    language,
    shop,
    subject: fill(said.subject),
    title: fill(said.title),
    paragraphs: [...said.paragraphs.map(fill), ...(phone === '' ? [] : [filled(callUs, { phone })])].filter(
      Boolean,
    ),
    link: said.link && link ? { href: link, text: said.link } : undefined,
    remarks: (said.remarks ?? []).map(fill),
    why: fill(said.why),
  })
}
