import type { ReactNode } from 'react'
import type { Picture, StorageKind } from '../product/tile.tsx'

export interface HomeLayoutProps {
  readonly hero: ReactNode
  readonly dashboard?: ReactNode
}

export function HomeLayout({ hero, dashboard }: HomeLayoutProps) {
  return (
    <div
      data-home-layout
      className={`mt-4 grid gap-3 md:gap-5 ${dashboard ? 'md:grid-cols-[minmax(0,1fr)_360px] wide:grid-cols-[minmax(0,1fr)_400px]' : ''}`}
    >
      {hero}
      {dashboard}
    </div>
  )
}

export interface HeroProps {
  readonly title: string
  readonly text: string
  readonly until?: string | undefined
  readonly action: ReactNode
  readonly pictures: readonly Picture[]
}

export function Hero({ title, text, until, action, pictures }: HeroProps) {
  return (
    <section className="@container relative grid min-h-46 content-between justify-items-start gap-4 overflow-hidden rounded-sheet bg-poster p-5 tablet:min-h-75 tablet:content-start tablet:p-6 md:min-h-95 md:content-center md:p-10">
      <h1 className="relative z-1 max-w-[7.8em] text-display">{title}</h1>
      <p className="relative z-1 hidden max-w-[13.8em] text-on-poster tablet:block wide:max-w-[20.4em]">
        {text}
      </p>
      {until && <p className="relative z-1 -mt-2 text-small figures text-on-poster">{until}</p>}
      <div className="relative z-1">{action}</div>
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
            className={heroShots[index]}
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
      className="grid divide-y divide-line overflow-hidden rounded-sheet border border-line"
    >
      {children}
    </section>
  )
}

export interface DashboardRowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly detail: string
  readonly end?: ReactNode
  readonly goal?: ReactNode
  /** The first row, on a sunken background. Its title spans the line, with the time left below. */
  readonly header?: boolean | undefined
}

export function DashboardRow({ icon, title, detail, end, goal, header }: DashboardRowProps) {
  return (
    <div
      className={`grid grid-cols-[24px_minmax(0,1fr)_auto] content-center items-center gap-x-2.5 gap-y-0.5 px-4 py-3.5 figures tablet:gap-x-3.5 tablet:px-4.5 ${header ? 'bg-sunken' : ''}`}
    >
      <span className={header ? 'row-span-2 text-ink-2' : 'text-ink-2'}>{icon}</span>
      <p className={header ? 'contents' : undefined}>
        <b className={`text-[1rem]/5.5 font-[640] text-balance ${header ? 'col-span-2' : 'block'}`}>
          {title}
        </b>
        <span className="text-small text-ink-2">{detail}</span>
      </p>
      {end}
      {goal && <div className="col-span-2 col-start-2 mt-1.5">{goal}</div>}
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
