import { pictureAddress } from '@provender/catalogue/picture-address'
import type { Config } from '@provender/domain/config/config'
import { type NewestVersion, newestVersion } from '@provender/domain/config/newest-version'
import { parseDeviceType } from '@provender/domain/device/device-type'
import { inLanguage } from '@provender/domain/languages'
import { type OpeningHours, type OpenRange, weekdays } from '@provender/domain/slots/hours'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { apps } from '../../kernel/graphql/app.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { Banner, ContentPage, FaqEntry } from '../../kernel/wholesaler.ts'
import { ConfigType } from './config-type.ts'
import { markdownToHtml } from './markdown.ts'

/** Responses are cached until the settings change. */
const settingsOptions = { extensions: { ...allow('anyone', { apps }).extensions, cachedWith: 'settings' } }
/** The same, and until the day changes. */
const catalogueOptions = { extensions: { ...allow('catalogue').extensions, cachedWith: 'catalogue' } }

const Version = builder.objectRef<NewestVersion>('Version')
builder.objectType(Version, {
  fields: (t) => ({ versionNumber: t.exposeInt('versionNumber'), forced: t.exposeBoolean('forced') }),
})

const InitConfig = builder.objectRef<{ readonly version: NewestVersion; readonly config: Config }>(
  'InitConfig',
)
builder.objectType(InitConfig, {
  fields: (t) => ({
    version: t.field({ type: Version, resolve: ({ version }) => version }),
    config: t.field({ type: ConfigType, resolve: ({ config }) => config }),
    reportsErrors: t.boolean({
      description:
        'True if the wholesaler collects error reports from browsers of users who consent: POST /error-reports.',
      resolve: (_config, _args, { deps }) => deps.errorReports !== null,
    }),
  }),
})

const initConfigArgs = v.object({
  deviceType: v.nullish(
    v.pipe(
      v.string(),
      v.transform(parseDeviceType),
      v.check((deviceType) => deviceType !== undefined),
    ),
  ),
  versionNumber: v.nullish(v.pipe(v.number(), v.minValue(0)), 0),
})

builder.queryField('initConfig', (t) =>
  t.field({
    ...settingsOptions,
    type: InitConfig,
    args: {
      deviceType: t.arg.string({
        description: 'WEB for browsers, ANDROID or IOS for the installed apps; without it, WEB.',
      }),
      versionNumber: t.arg.int({
        description:
          'The version of the client; 0 if it does not say. It decides whether a newer one is forced.',
      }),
    },
    description: 'The newest version for the device, and the settings.',
    resolve: (_root, args, { viewer: { config } }) => {
      const { deviceType, versionNumber } = parseArgs(initConfigArgs, args)
      return { version: newestVersion(config.version, deviceType ?? 'WEB', versionNumber), config }
    },
  }),
)

const OpenRangeType = builder.objectRef<OpenRange>('OpenRange')
builder.objectType(OpenRangeType, {
  fields: (t) => ({ startTime: t.exposeString('startTime'), endTime: t.exposeString('endTime') }),
})

const OpeningHoursType = builder.objectRef<OpeningHours>('OpeningHours')
builder.objectType(OpeningHoursType, {
  description: 'Per weekday, in the warehouse’s local time; an empty list means closed.',
  fields: (t) =>
    Object.fromEntries(
      weekdays.map((day) => [day, t.field({ type: [OpenRangeType], resolve: (hours) => [...hours[day]] })]),
    ),
})

builder.queryField('openingHours', (t) =>
  t.field({
    ...settingsOptions,
    type: OpeningHoursType,
    resolve: (_root, _args, { deps }) => deps.wholesaler.current().hours,
  }),
)

const BannerType = builder.objectRef<Banner>('Banner')
builder.objectType(BannerType, {
  fields: (t) => ({
    code: t.exposeString('code'),
    title: t.string({ resolve: ({ title }, _args, { language }) => inLanguage(title, language) }),
    body: t.string({ resolve: ({ body }, _args, { language }) => inLanguage(body, language) }),
    link: t.exposeString('link', { description: 'A path within the shop, or a URL.' }),
    tone: t.exposeString('tone'),
    pictureUrls: t.stringList({
      resolve: ({ pictures }, _args, { viewer }) =>
        pictures.flatMap((picture) => pictureAddress(picture, viewer.config) ?? []),
    }),
    endsOn: t.exposeString('endsOn', { nullable: true, description: 'Last day, local date.' }),
  }),
})

builder.queryField('banners', (t) =>
  t.field({
    ...catalogueOptions,
    type: [BannerType],
    description: 'The current promotions on the home page.',
    resolve: (_root, _args, { deps, viewer }) =>
      deps.wholesaler
        .current()
        .banners.filter(
          ({ startsOn, endsOn }) =>
            (startsOn === null || startsOn <= viewer.day) && (endsOn === null || endsOn >= viewer.day),
        ),
  }),
)

const ContentPageType = builder.objectRef<ContentPage>('ContentPage')
builder.objectType(ContentPageType, {
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.string({ resolve: ({ title }, _args, { language }) => inLanguage(title, language) }),
    html: t.string({
      resolve: ({ body }, _args, { language }) => markdownToHtml(inLanguage(body, language)),
      description: 'The text of the page as sanitised HTML, without scripts.',
    }),
  }),
})

builder.queryField('contentPage', (t) =>
  t.field({
    ...settingsOptions,
    type: ContentPageType,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { deps }) => {
      const page = deps.wholesaler.current().pages.get(slug)
      if (!page) throw apiError('NOT_FOUND')
      return page
    },
  }),
)

const FaqEntryType = builder.objectRef<FaqEntry>('FaqEntry')
builder.objectType(FaqEntryType, {
  fields: (t) => ({
    question: t.string({ resolve: ({ question }, _args, { language }) => inLanguage(question, language) }),
    answerHtml: t.string({
      resolve: ({ answer }, _args, { language }) => markdownToHtml(inLanguage(answer, language)),
    }),
  }),
})

builder.queryField('faq', (t) =>
  t.field({
    ...settingsOptions,
    type: [FaqEntryType],
    resolve: (_root, _args, { deps }) => [...deps.wholesaler.current().faq],
  }),
)
