import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up'
import { icon } from './icon.tsx'

const UpIcon = icon(arrowUp)

export interface ToTopProps {
  /** 'Back to the top' */
  readonly label: string
  /** After 400 px of scrolling (docs/product-rules.md#app-shell). */
  readonly shown: boolean
}

/** Back to the top of a long page; above the tabs of a phone. */
export function ToTop({ label, shown }: ToTopProps) {
  return (
    <button
      type="button"
      aria-label={label}
      inert={!shown}
      onClick={() =>
        scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion)').matches ? 'auto' : 'smooth' })
      }
      className={`fixed right-gutter bottom-[calc(76px+env(safe-area-inset-bottom))] z-20 grid size-11 place-items-center rounded-full border border-line bg-raised shadow-2 transition-opacity duration-240 hover:border-ink tablet:bottom-6 print:hidden ${shown ? 'opacity-100' : 'opacity-0'}`}
    >
      <UpIcon />
    </button>
  )
}
