import { __iconData as packageOpen } from 'lucide-react/icons/package-open'
import { __iconData as x } from 'lucide-react/icons/x'
import { IconButton } from '../controls/icon-button.tsx'
import type { StockNotice } from '../overlays/notice-queue.ts'
import { icon } from '../tokens/icon.tsx'

const AlertIcon = icon(packageOpen)
const CloseIcon = icon(x)

export interface StockAlertProps extends Omit<StockNotice, 'kind'> {
  readonly closeLabel: string
  readonly onClose: () => void
  /** Within the flow of its dialog; otherwise over the page. */
  readonly inline?: boolean | undefined
}

const card =
  'pointer-events-auto relative grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-3 rounded-tile border border-t-4 border-line border-t-low bg-raised p-4 text-ink'

/**
 * Reports that the basket contains all the stock. Shown for 3.5 seconds (docs/product-rules.md#timings), with a
 * progress bar that stops while it has the pointer or the focus. Fills a phone's screen, where a tap anywhere closes
 * it.
 */
export function StockAlert({ title, text, closeLabel, onClose, inline }: StockAlertProps) {
  const alert = (
    <div role="alert" className={inline ? card : `${card} max-w-95 shadow-2`}>
      <span className="text-low">
        <AlertIcon size="l" />
      </span>
      <div>
        <h3 className="text-[1rem]/5.5 font-[640]">{title}</h3>
        <p className="text-small text-ink-2">{text}</p>
      </div>
      <div className="-m-2.5">
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <span className="col-span-full h-0.75 overflow-hidden rounded-full bg-line drawn">
        <span
          data-clock
          onAnimationEnd={onClose}
          className="block h-full origin-left animate-run-out bg-low group-hover/notice:[animation-play-state:paused] group-has-focus-visible/notice:[animation-play-state:paused]"
        />
      </span>
    </div>
  )
  if (inline) return <div className="group/notice">{alert}</div>
  return (
    <div className="group/notice pointer-events-auto transition-opacity duration-240 max-tablet:fixed max-tablet:inset-0 max-tablet:grid max-tablet:place-items-center max-tablet:p-gutter starting:opacity-0">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        onClick={onClose}
        className="absolute inset-0 bg-ground/85 tablet:hidden"
      />
      {alert}
    </div>
  )
}
