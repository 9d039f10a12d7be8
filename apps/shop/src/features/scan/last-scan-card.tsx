import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import type { ScanAddition } from './scan-controller.ts'
import type { LastScan } from './use-scans.ts'

const DoneIcon = icon(circleCheck)
const WarningIcon = icon(warning)
const ScanIcon = icon(scanBarcode)

export interface LastScanCardProps {
  readonly last: LastScan | undefined
  readonly onUndo: (addition: ScanAddition) => void
  readonly isAboveHit?: boolean
  readonly hasCamera: boolean
}

/** The result of the last scan, announced to screen readers. Keeps its height, so that nothing below it moves. */
export function LastScanCard({ last, onUndo, isAboveHit = false, hasCamera }: LastScanCardProps) {
  const { t } = useLingui()
  const added = last?.added
  return (
    <div
      className={`flex items-center gap-3 rounded-tile px-3.5 transition-colors ${isAboveHit ? 'min-h-13 py-1' : 'min-h-19 py-2.5'} ${groundOf(last)}`}
    >
      <span className={last && !last.isGood ? 'text-low' : 'text-accent'}>
        <FaceIcon last={last} />
      </span>
      <div aria-live="polite" className="min-w-0 flex-1">
        {last ? (
          <div key={last.n}>
            <p className="text-label figures">{last.title}</p>
            {last.detail && (
              <p className={isAboveHit && last.isGood ? 'sr-only' : 'text-small figures text-ink-2'}>
                {last.detail}
              </p>
            )}
          </div>
        ) : (
          <p className="text-small text-ink-2">
            {hasCamera ? t`Point the camera at a barcode, or type the number.` : t`Type the number.`}
          </p>
        )}
      </div>
      {added && <Button size="small" onClick={() => onUndo(added)}>{t`Undo`}</Button>}
    </div>
  )
}

function groundOf(last: LastScan | undefined): string {
  if (!last) return 'bg-sunken'
  return last.isGood ? 'bg-accent-soft' : 'bg-low-soft'
}

function FaceIcon({ last }: Pick<LastScanCardProps, 'last'>) {
  if (!last) return <ScanIcon />
  return last.isGood ? <DoneIcon /> : <WarningIcon />
}
