import type { ReactNode } from 'react'
import type { Picture, StorageKind } from '../product/tile.tsx'
import { cx } from '../tokens/cx.ts'

export interface HomeLayoutProps {
  readonly hero: ReactNode
  readonly dashboard?: ReactNode
  readonly jobs?: ReactNode
  readonly due?: ReactNode
}

/** For a signed-in user, what to do comes first: the poster is below it, and low on a phone. */
export function HomeLayout({ hero, dashboard, jobs, due }: HomeLayoutProps) {
  if (!dashboard)
    return (
      <div data-home-layout className="mt-4 grid">
        {hero}
      </div>
    )
  return (
    <div
      data-home-layout
      className={cx(
        'mt-3 grid gap-3 tablet:mt-4 md:grid-cols-[minmax(0,1fr)_320px] md:gap-x-5 md:gap-y-4 wide:grid-cols-[minmax(0,1fr)_400px]',
        due === undefined ? 'md:grid-rows-[auto_1fr]' : 'md:grid-rows-[auto_auto_1fr]',
      )}
    >
      <div className="self-start md:col-start-2 md:row-span-2 md:row-start-1">{dashboard}</div>
      {jobs}
      {due === undefined ? (
        hero
      ) : (
        <>
          <div className="hidden min-w-0 md:col-start-1 md:row-span-2 md:row-start-2 md:block">{due}</div>
          <div className="grid md:col-start-2 md:row-start-3">{hero}</div>
        </>
      )}
    </div>
  )
}

export interface HeroProps {
  readonly title: string
  readonly text: string
  readonly until?: string | undefined
  readonly href: string
  /** A button to the same page. */
  readonly action: ReactNode
  readonly pictures: readonly Picture[]
  /** Below the dashboard of a signed-in user, which has the main button. All of it is one link. */
  readonly low?: boolean | undefined
}

const highPoster =
  'min-h-46 content-between gap-4 p-5 tablet:min-h-75 tablet:content-start tablet:p-6 md:min-h-95 md:content-center md:p-10'
const lowPoster =
  'min-h-24 content-center gap-1 px-4 py-3 [&>p]:pointer-events-none tablet:min-h-52 tablet:gap-4 tablet:p-6 md:px-8'

export function Hero({ title, text, until, href, action, pictures, low }: HeroProps) {
  const shots = low ? lowShots : heroShots
  return (
    <section
      className={`@container relative grid justify-items-start overflow-hidden rounded-sheet bg-poster ${low ? lowPoster : highPoster}`}
    >
      <h1
        className={cx(
          'z-1 max-w-[7.8em] text-display',
          low
            ? 'max-tablet:max-w-[11em] max-tablet:text-[1.25rem]/5.5 max-tablet:tracking-[-0.02em] md:max-w-[11em] tablet:@max-[30rem]:text-[1.5rem]/7 tablet:@max-[30rem]:tracking-[-0.02em] [&>a]:after:absolute [&>a]:after:inset-0'
            : 'relative',
        )}
      >
        {low ? (
          <a href={href} className="underline-offset-3 hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h1>
      <p
        className={cx(
          'relative z-1 hidden max-w-[13.8em] text-on-poster tablet:block wide:max-w-[20.4em]',
          low && 'tablet:@max-[30rem]:hidden',
        )}
      >
        {text}
      </p>
      {until && (
        <p className={cx('relative z-1 text-small figures text-on-poster', low ? 'tablet:-mt-2' : '-mt-2')}>
          {until}
        </p>
      )}
      {!low && <div className="relative z-1">{action}</div>}
      <div
        aria-hidden
        className="pointer-events-none absolute -right-3 -bottom-1.5 flex items-end tablet:-right-2.5 @min-[54rem]:right-0 @min-[54rem]:bottom-3.5"
      >
        {pictures.slice(0, 3).map(({ src, sources, first }, index) => (
          <img
            key={src}
            src={src}
            srcSet={sources}
            sizes={sources && '(min-width: 64rem) 300px, (min-width: 30rem) 200px, 112px'}
            alt=""
            width={440}
            height={440}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
            className={shots[index]}
          />
        ))}
      </div>
    </section>
  )
}

const shot = 'h-auto w-28 @min-[30rem]:w-50 @min-[54rem]:w-56 @min-[68rem]:w-75'
const overlap = '-ml-12 @min-[30rem]:-ml-21 @min-[54rem]:-ml-20 @min-[68rem]:-ml-26'
// As many as fit beside the text, with or without a dashboard.
const heroShots = [
  shot,
  `${shot} ${overlap} hidden @min-[40rem]:block`,
  `${shot} ${overlap} hidden @min-[54rem]:block`,
]

const lowShot = 'h-auto w-28 @min-[30rem]:w-44'
const lowOverlap = '-ml-12 @min-[30rem]:-ml-18'
const lowShots = [
  lowShot,
  `${lowShot} ${lowOverlap} hidden @min-[40rem]:block`,
  `${lowShot} ${lowOverlap} hidden @min-[54rem]:block`,
]

export interface DashboardProps {
  readonly label: string
  readonly children: ReactNode
}

export function Dashboard({ label, children }: DashboardProps) {
  return (
    <section
      aria-label={label}
      data-density="compact"
      data-dashboard
      className="@container grid divide-y divide-line overflow-hidden rounded-sheet border border-line"
    >
      {children}
    </section>
  )
}

export interface DashboardRowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly detail: ReactNode
  readonly end?: ReactNode
  readonly goal?: ReactNode
  /** The first row, on a sunken background. */
  readonly header?: boolean | undefined
  readonly urgent?: boolean | undefined
}

/** With text twice as large there is no room at the side. */
const stacked =
  '@max-[17rem]:grid-cols-[24px_minmax(0,1fr)] @max-[17rem]:[&>:nth-child(n+3)]:col-span-1 @max-[17rem]:[&>:nth-child(n+3)]:col-start-2 @max-[17rem]:[&>:nth-child(n+3)]:justify-self-start @max-[17rem]:[&>:nth-child(n+3)]:text-start'

export function DashboardRow({ icon, title, detail, end, goal, header, urgent }: DashboardRowProps) {
  return (
    <div
      className={`grid grid-cols-[24px_minmax(0,1fr)_auto] content-center items-center gap-x-2.5 gap-y-0.5 px-4 py-3.5 figures tablet:gap-x-3.5 tablet:px-4.5 ${stacked} ${header ? 'bg-sunken' : ''}`}
    >
      <span className={urgent ? 'text-bad' : 'text-ink-2'}>{icon}</span>
      <p>
        <b className={`block text-[1rem]/5.5 font-[640] text-balance ${urgent ? 'text-bad' : ''}`}>{title}</b>
        <span className="text-small text-ink-2">{detail}</span>
      </p>
      {end}
      {goal && <div className="col-span-2 col-start-2 mt-1.5 empty:hidden">{goal}</div>}
    </div>
  )
}

const grounds = { ambient: 'bg-ambient', chilled: 'bg-chilled', frozen: 'bg-frozen' } as const

export interface AisleProps {
  readonly href: string
  readonly name: string
  readonly count: string
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
}

/** A department, brand or country as a tile. Used in Aisles. */
export function Aisle({ href, name, count, storage, picture }: AisleProps) {
  return (
    <li>
      <a
        href={href}
        className={`group/aisle grid h-full min-h-34 content-between overflow-hidden rounded-tile px-3 pt-3 ${grounds[storage]}`}
      >
        <span className="text-[0.9375rem]/4.75 font-[620]">
          {name}
          <span className="block text-small figures text-ink-2">{count}</span>
        </span>
        {picture && (
          <img
            src={picture.src}
            srcSet={picture.sources}
            sizes={picture.sources && '104px'}
            alt=""
            width={104}
            height={104}
            loading="lazy"
            decoding="async"
            className="-mt-2.5 -mr-5 -mb-4.5 size-26 justify-self-end object-contain transition-transform duration-240 group-hover/aisle:-translate-y-1"
          />
        )}
      </a>
    </li>
  )
}

export interface AislesProps {
  readonly label?: string | undefined
  readonly children: ReactNode
}

export function Aisles({ label, children }: AislesProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 tablet:grid-cols-4 wide:grid-cols-8">
      {children}
    </ul>
  )
}
