import { byOtherLanguage } from '@provender/domain/languages'
import { isLocalDate } from '@provender/domain/slots/hours'
import * as v from 'valibot'
import { isPictureName } from '../picture/picture-name.ts'

const bannerTones = ['butter', 'blush', 'mint', 'ice'] as const
/** Sorts entries without a position last. */
const lastPosition = 1000

const words = (max: number) =>
  v.pipe(
    v.string('is not a text'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(max, `is longer than ${max} characters`),
  )
const translated = (max: number) =>
  v.strictObject({ en: words(max), ...byOtherLanguage(() => v.exactOptional(words(max))) })
const code = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'has characters other than lower-case letters, digits and hyphens'),
  v.maxLength(60, 'is longer than 60 characters'),
)
const position = v.optional(
  v.pipe(
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(0, 'is below 0'),
    v.maxValue(1_000_000, 'is too large'),
  ),
  lastPosition,
)
const day = v.optional(
  v.nullable(v.pipe(v.string('is not a text'), v.check(isLocalDate, 'is not a date like 2026-12-31'))),
  null,
)

/** A path of the shop with one leading slash, or a web address. Excludes scripts and other hosts in disguise. */
const link = v.pipe(
  v.string('is not a text'),
  v.maxLength(500, 'is longer than 500 characters'),
  v.check(isLink, 'is neither a path like /shop nor an address like https://example.com'),
)

function isLink(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return !/[\s\\]/.test(text)
  return /^https?:\/\/[^\s/]+/.test(text) && !/\s/.test(text) && URL.canParse(text)
}

const pictureName = v.pipe(
  v.string('is not a text'),
  v.check(isPictureName, 'is neither a file name nor a web address'),
)

/** A promotion on the home page. */
export const bannerSchema = v.pipe(
  v.strictObject({
    code,
    title: translated(80),
    text: translated(300),
    link: v.optional(link, '/shop'),
    tone: v.optional(v.picklist(bannerTones, `is not one of ${bannerTones.join(', ')}`), 'butter'),
    pictures: v.optional(v.pipe(v.array(pictureName), v.maxLength(3, 'has more than three entries')), []),
    startsOn: day,
    endsOn: day,
    position,
  }),
  v.forward(
    v.check(
      ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
      'is before the first day',
    ),
    ['endsOn'],
  ),
)

/** A page of the shop: its title and its Markdown. */
export const pageSchema = v.strictObject({ code, title: translated(120), text: translated(50_000) })

export const faqSchema = v.strictObject({ code, title: translated(200), text: translated(10_000), position })

export type BannerRow = v.InferOutput<typeof bannerSchema>
export type PageRow = v.InferOutput<typeof pageSchema>
export type FaqRow = v.InferOutput<typeof faqSchema>
