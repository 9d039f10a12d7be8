import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { useRouteContext } from '@tanstack/react-router'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { shopHref } from '../catalogue/shop-address.ts'
import { CameraPanel } from './camera-panel.tsx'
import { LastScanCard } from './last-scan-card.tsx'
import { OpenScans } from './open-scans.tsx'
import { useScanList } from './scan-controller.ts'
import { ScanHit } from './scan-hit.tsx'
import { ScanLines } from './scan-lines.tsx'
import { isSameLine } from './scan-list.ts'
import { useScanField } from './use-scan-field.ts'
import { useScanner } from './use-scanner.ts'
import { useScanController, useScans } from './use-scans.ts'
import { maxCodeLength } from './wedge.ts'

const ScanIcon = icon(scanBarcode)

export function ScanPage() {
  const { t } = useLingui()
  const controller = useScanController()
  const { lines, open } = useScanList()
  const scans = useScans(controller)
  const scanner = useScanner('products', scans.handleCode)
  const { field, onSubmit, correct, inherit } = useScanField(scans.handleCode)
  // In an app the camera hides the list, so the last product is above the field.
  const { appFrame } = useRouteContext({ from: '__root__' })
  const hit = appFrame && scans.last?.added
  const listed = hit ? lines.filter((line) => !isSameLine(line, hit)) : lines
  return (
    <>
      <div data-scan-title>
        <PageHeader title={t`Scan`} detail={lines.length > 0 ? String(lines.length) : undefined} />
      </div>
      <div
        onClickCapture={inherit}
        data-scan={open.length > 0 ? 'open' : hit ? 'hit' : ''}
        className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:items-start"
      >
        <div className="grid min-w-0 gap-3 md:sticky md:top-below-header">
          <CameraPanel scanner={scanner} />
          <div data-scan-panel className="grid gap-3">
            {/* A screen of an app is small, and the open code below says the same. */}
            <div className={appFrame && scans.last?.isOpen && open.length > 0 ? 'sr-only' : undefined}>
              <LastScanCard
                last={scans.last}
                onUndo={scans.undo}
                isAboveHit={hit !== undefined}
                hasCamera={scanner.state.is !== 'failed'}
              />
            </div>
            {hit && <ScanHit line={hit} />}
            <form
              action={shopHref({})}
              onSubmit={onSubmit}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
            >
              <SearchBox
                ref={field}
                name="q"
                label={t`Barcode or product code`}
                placeholder={t`Scan or type a code`}
                start={<ScanIcon />}
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={maxCodeLength}
                required
              />
              <Button type="submit" look="go">{t`Add`}</Button>
            </form>
          </div>
        </div>
        <div data-scan-list className="grid min-w-0 gap-4">
          <OpenScans open={open} scans={scans} onCorrect={correct} />
          {listed.length > 0 && <ScanLines lines={listed} onUndo={scans.undo} />}
          {lines.length + open.length === 0 && (
            <Empty icon={<ScanIcon size="x" />} title={t`Nothing scanned yet`}>
              {t`Each scan adds one: the barcode on the item adds a single, the one on the case adds a box.`}
            </Empty>
          )}
        </div>
      </div>
    </>
  )
}
