import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { ButtonLink } from '@provender/ui/controls/button'
import { Hero, HomeLayout } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { pictureAt } from '../../kernel/pictures/pictures.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { shopHref } from '../catalogue/shop-address.ts'
import { usualsQuery } from '../usual/usuals-query.ts'
import type { HomeQuery } from './home.documents.ts'

const NextIcon = icon(arrowRight)

type Banner = HomeQuery['banners'][number]

export interface HomeHeroProps {
  readonly banners: readonly Banner[]
  readonly promotions: number
}

export function HomeHero({ banners, promotions }: HomeHeroProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { signedInFeatures } = useShopState()
  const { appName } = useConfig()
  const usualCount =
    useQuery({ ...usualsQuery, enabled: signedInFeatures !== undefined }).data?.previouslyBought.length ?? 0
  const [banner] = banners
  const until = useUntil()
  const count = showCount(promotions, language)
  const href = banner?.link || shopHref({})
  const isPromotion = banner?.link.includes('promotion=true') && promotions > 0
  return (
    <HomeLayout
      hero={
        <Hero
          title={banner?.title ?? appName}
          until={until(banner?.endsOn)}
          text={banner?.body ?? t`Everything for your shelves and your kitchen, in one order.`}
          href={href}
          low={signedInFeatures !== undefined}
          action={
            <ButtonLink look="go" size="tall" href={href}>
              {isPromotion ? t`See ${count} promotions` : banner ? t`Take a look` : t`All products`}
              <NextIcon size="s" />
            </ButtonLink>
          }
          pictures={(banner?.pictureUrls ?? []).map((src) => ({ ...pictureAt(src), first: true }))}
        />
      }
      dashboard={signedInFeatures && <signedInFeatures.SignedInDashboard />}
      jobs={signedInFeatures && <signedInFeatures.DashboardJobs />}
      due={signedInFeatures && usualCount > 0 ? <signedInFeatures.DueList of={usualCount} /> : undefined}
    />
  )
}

export function HomePosters({ banners }: { readonly banners: readonly Banner[] }) {
  const until = useUntil()
  if (banners.length === 0) return null
  return (
    <ul className="mt-12 grid gap-3 tablet:grid-cols-2 md:gap-5">
      {banners.slice(0, 4).map(({ code, title, body, link, endsOn, pictureUrls }) => (
        <li
          key={code}
          className="@container relative grid min-h-36 overflow-hidden rounded-sheet bg-poster tablet:min-h-44 tablet:last:odd:col-span-2"
        >
          <div className="relative z-1 grid max-w-[58%] content-center gap-1.5 p-5">
            <h2 className="text-heading tablet:text-title">
              <a href={link} className="underline-offset-3 after:absolute after:inset-0 hover:underline">
                {title}
              </a>
            </h2>
            <p className="text-small text-on-poster">{body}</p>
            {endsOn !== null && <p className="text-small figures text-on-poster">{until(endsOn)}</p>}
          </div>
          <div aria-hidden className="pointer-events-none absolute -right-4 -bottom-4 flex items-end">
            {pictureUrls
              .slice(0, 2)
              .map(pictureAt)
              .map(({ src, sources }, index) => (
                <img
                  key={src}
                  src={src}
                  srcSet={sources}
                  sizes="176px"
                  alt=""
                  width={176}
                  height={176}
                  loading="lazy"
                  decoding="async"
                  className={index === 0 ? posterShot : `${posterShot} -ml-20 hidden @min-[40rem]:block`}
                />
              ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

// Fits as many pictures, as large as possible, beside the text.
const posterShot = 'size-32 @min-[26rem]:size-44'

function useUntil(): (endsOn: string | null | undefined) => string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  return (endsOn) => {
    if (endsOn == null) return undefined
    const date = shortDay(endsOn, language)
    return t`Until ${date}`
  }
}
