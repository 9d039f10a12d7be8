import { addBox } from '../product/add-face.tsx'

const sweep =
  'rounded-small bg-[linear-gradient(100deg,var(--sunken)_35%,var(--line)_50%,var(--sunken)_65%)] bg-size-[300%_100%] animate-sweep motion-reduce:bg-none motion-reduce:bg-sunken'

export interface SkeletonProps {
  readonly shape: string
}

/** Placeholder in the exact shape of a box that is loading. Shown after 300 ms; `aria-busy` informs screen readers. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={`block ${sweep} ${shape}`} />
}

export interface SkeletonLineProps {
  readonly text: string
  readonly width: string
}

export function SkeletonLine({ text, width }: SkeletonLineProps) {
  return (
    <p className={text}>
      <span className={`inline-block h-[0.75em] max-w-full align-middle ${sweep} ${width}`} />
    </p>
  )
}

export function CardSkeleton() {
  return (
    <li className="product-card" aria-hidden>
      <span className="block aspect-square rounded-tile bg-sunken" />
      <div className="pt-2.5 pb-1.5">
        <SkeletonLine text="text-small" width="w-2/5" />
        <SkeletonLine text="text-name" width="w-11/12" />
        <SkeletonLine text="text-name" width="w-3/5" />
        <SkeletonLine text="mt-0.5 text-small" width="w-1/3" />
      </div>
      <div className="row-span-2 self-end pb-2.5">
        <SkeletonLine text="min-h-5 text-small" width="w-1/2" />
        <SkeletonLine text="text-price" width="w-2/5" />
        <SkeletonLine text="text-small" width="w-3/5" />
      </div>
      <Skeleton shape={`${addBox} rounded-control`} />
    </li>
  )
}

export function RowSkeleton() {
  return (
    <li className="product-row border-b border-line" aria-hidden>
      <span className="block aspect-square rounded-control bg-sunken [grid-area:tile]" />
      <div className="[grid-area:name] @min-[40rem]:self-end @min-[65rem]:self-center">
        <SkeletonLine text="text-name" width="w-3/5" />
        <SkeletonLine text="text-small" width="w-1/3" />
      </div>
      <div className="[grid-area:stock] @min-[40rem]:self-start @min-[65rem]:self-center">
        <SkeletonLine text="text-micro" width="w-16" />
      </div>
      <div className="product-row-units">
        <div className="product-row-unit">
          <div>
            <SkeletonLine text="text-figure" width="w-1/2" />
            <SkeletonLine text="text-micro" width="w-3/4" />
          </div>
          <Skeleton shape={`${addBox} rounded-control`} />
        </div>
      </div>
    </li>
  )
}

export function LineSkeleton() {
  return (
    <li className="ledger-line border-b border-line" aria-hidden>
      <span className="block aspect-square self-start rounded-small bg-sunken [grid-area:tile] @min-[37.5rem]:self-center" />
      <div className="[grid-area:name]">
        <SkeletonLine text="text-[0.875rem]/4.75" width="w-3/5" />
        <SkeletonLine text="text-small @min-[37.5rem]:text-[0.75rem]/4" width="w-1/3" />
      </div>
      <div className="mt-1 w-33 [grid-area:quantity] @min-[37.5rem]:mt-0 @min-[37.5rem]:w-full">
        <Skeleton shape={`${addBox} rounded-control`} />
      </div>
      <div className="text-end [grid-area:sum]">
        <SkeletonLine text="text-body" width="w-14" />
      </div>
    </li>
  )
}

const lineClass = { card: CardSkeleton, row: RowSkeleton, line: LineSkeleton } as const

export interface SkeletonListProps {
  readonly count: number
  readonly item: keyof typeof lineClass
}

/** As many placeholders as the page will have items, so that nothing below moves. */
export function SkeletonList({ count, item }: SkeletonListProps) {
  const Kind = lineClass[item]
  return Array.from({ length: count }, (_, index) => <Kind key={index} />)
}
