import { Option } from '@commander-js/extra-typings'
import * as v from 'valibot'
import type { ContentEntry, ContentKindName, InvalidContent } from '../../features/content/content-kind.ts'
import type { InvalidEntry } from '../../features/content/merge-entry.ts'

const position = () => new Option('--position <number>', 'a number; lower positions come first')

const bannerOptions = [
  () => new Option('--link <address>', 'a path of the shop like /shop?category=12, or https://…'),
  () => new Option('--tone <colour>', 'butter, blush, mint or ice'),
  () =>
    new Option('--picture <file name>', 'a picture; repeat the option for up to three').argParser(
      (name: string, before: readonly string[] | undefined) => [...(before ?? []), name],
    ),
  () => new Option('--starts <date>', 'first day, e.g. 2026-12-31, or none'),
  () => new Option('--ends <date>', 'last day, e.g. 2026-12-31, or none'),
  position,
]

interface ContentLabels {
  readonly one: string
  readonly about: string
  readonly options: readonly (() => Option)[]
}

export const contentLabels: Readonly<Record<ContentKindName, ContentLabels>> = {
  banners: { one: 'banner', about: 'promotions on the home page', options: bannerOptions },
  pages: { one: 'page', about: 'pages of text', options: [] },
  faq: { one: 'question', about: 'questions and answers', options: [position] },
}

export function contentRefusalText(one: string, refusal: InvalidContent | InvalidEntry): string {
  return refusal.type === 'NOT_AN_ENTRY'
    ? 'The JSON file is not an object like {"title": …, "text": …}'
    : `Invalid ${one}: ${refusal.faults.map(({ field, text }) => `${field} ${text}`).join('; ')}`
}

const bannerFields = v.object({
  link: v.string(),
  startsOn: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
})

export function entryRemark(entry: ContentEntry): string {
  const banner = v.safeParse(bannerFields, entry)
  if (!banner.success) return ''
  const { link, startsOn, endsOn } = banner.output
  const days = [startsOn && `from ${startsOn}`, endsOn && `to ${endsOn}`].filter((part) => part !== null)
  return [link, ...days].join(' ')
}
