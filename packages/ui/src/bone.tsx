import { addBox } from './add-control.tsx'
import { cx } from './cx.ts'

const sweep =
  'rounded-small bg-[linear-gradient(100deg,var(--sunken)_35%,var(--line)_50%,var(--sunken)_65%)] bg-size-[300%_100%] animate-sweep motion-reduce:bg-none motion-reduce:bg-sunken'

export interface BoneProps {
  /** Size classes: exactly those of what comes. */
  readonly shape: string
}

/** Stands in for what is on its way, in its exact shape. Shown from 300 ms on; readers are told by the list's label. */
export function Bone({ shape }: BoneProps) {
  return <span className={cx('block', sweep, shape)} />
}

/** A ProductCard that has not come yet: the tile keeps its square, each line of words its height. */
export function CardBone() {
  return (
    <li className="product-card" aria-hidden>
      <span className="block aspect-square rounded-tile bg-sunken" />
      <div className="pt-2.5 pb-1.5">
        <Bone shape="my-0.75 h-3 w-2/5" />
        <Bone shape="my-1 h-3 w-11/12" />
        <Bone shape="mt-5.75 mb-1 h-3 w-1/2" />
      </div>
      <div className="self-end pt-5 pb-2.5">
        <Bone shape="my-1 h-4 w-2/5" />
        <Bone shape="my-0.75 h-3 w-3/5" />
      </div>
      <Bone shape={`${addBox} rounded-control`} />
    </li>
  )
}

/** A ProductRow that has not come yet. */
export function RowBone() {
  return (
    <li className="product-row border-b border-line" aria-hidden>
      <span className="block aspect-square rounded-control bg-sunken [grid-area:tile]" />
      <div className="[grid-area:name] @min-[40rem]:self-end @min-[65rem]:self-center">
        <Bone shape="my-1 h-3 w-3/5" />
        <Bone shape="my-0.75 h-3 w-1/3" />
      </div>
      <div className="[grid-area:stock] @min-[40rem]:self-start @min-[65rem]:self-center">
        <Bone shape="my-0.5 h-3 w-16" />
      </div>
      <div className="product-row-units">
        <div className="product-row-unit">
          <div>
            <Bone shape="my-0.75 h-4 w-1/2 @min-[40rem]:ml-auto" />
            <Bone shape="my-0.5 h-3 w-3/4 @min-[40rem]:ml-auto" />
          </div>
          <Bone shape={`${addBox} rounded-control`} />
        </div>
      </div>
    </li>
  )
}

export interface BonesProps {
  readonly count: number
  readonly of: 'card' | 'row'
}

/** As many as the page will have, so that nothing below moves when they come. */
export function Bones({ count, of }: BonesProps) {
  const Kind = of === 'card' ? CardBone : RowBone
  return Array.from({ length: count }, (_, index) => <Kind key={index} />)
}
