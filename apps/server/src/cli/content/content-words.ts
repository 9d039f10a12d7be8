import * as v from 'valibot'
import type {
  ContentEntry,
  ContentKindName,
  InvalidContent,
} from '../../features/wholesaler/content/content-kind.ts'
import type { NotAnEntry } from '../../features/wholesaler/content/merge-entry.ts'

type ContentOption = 'link' | 'tone' | 'picture' | 'starts' | 'ends' | 'position'

/** What a command calls one entry, and the options it has besides the texts. */
export const contentWords: Readonly<
  Record<ContentKindName, { readonly one: string; readonly options: readonly ContentOption[] }>
> = {
  banners: { one: 'banner', options: ['link', 'tone', 'picture', 'starts', 'ends', 'position'] },
  pages: { one: 'page', options: [] },
  faq: { one: 'question', options: ['position'] },
}

export function contentRefusalText(one: string, refusal: InvalidContent | NotAnEntry): string {
  return refusal.type === 'NOT_AN_ENTRY'
    ? 'The JSON file is not an object like {"title": …, "text": …}'
    : `The ${one} is not right: ${refusal.faults.map(({ field, text }) => `${field} ${text}`).join('; ')}`
}

const bannerFields = v.object({
  link: v.string(),
  startsOn: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
})

/** The last column of the list: link and days of a banner. */
export function entryRemark(entry: ContentEntry): string {
  const banner = v.safeParse(bannerFields, entry)
  if (!banner.success) return ''
  const { link, startsOn, endsOn } = banner.output
  const days = [startsOn && `from ${startsOn}`, endsOn && `to ${endsOn}`].filter((part) => part !== null)
  return [link, ...days].join(' ')
}
