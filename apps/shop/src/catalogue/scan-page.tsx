import { useLingui } from '@lingui/react/macro'
import { Empty } from '@provender/ui/blank'
import { Button } from '@provender/ui/button'
import { icon } from '@provender/ui/icon'
import { Note } from '@provender/ui/note'
import { PageHead } from '@provender/ui/page-parts'
import { ProductRows } from '@provender/ui/product-lists'
import { SearchBox } from '@provender/ui/search-box'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { ProductRowView } from './product-row-view.tsx'
import { useScanned } from './scanned.ts'
import { shopHref } from './shop-address.ts'
import { useScanField } from './use-scan-field.ts'
import { useShelf } from './use-shelf.ts'

const ScanIcon = icon(scanBarcode)

/** For a scanner that types, or for typing: a code finds its product, ready to be added. */
export function ScanPage() {
  const { t } = useLingui()
  const shelf = useShelf()
  const { scanned, scan } = useScanned()
  const { field, outcome, isBusy, onSubmit } = useScanField(scan)
  return (
    <>
      <PageHead title={t`Scan`} detail={scanned.length > 0 ? String(scanned.length) : undefined} />
      <form
        action="/shop"
        onSubmit={onSubmit}
        className="grid max-w-140 grid-cols-[minmax(0,1fr)_auto] gap-2 py-3"
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
          maxLength={60}
          required
        />
        <Button type="submit" look="go" size="tall" busy={isBusy}>{t`Find`}</Button>
      </form>
      <div aria-live="polite" className="max-w-140 empty:hidden">
        {outcome?.kind === 'none' && (
          <Note tone="low">
            {t`No product has the code ${outcome.code}.`}{' '}
            <a href={shopHref({ q: outcome.code })} className="link">{t`Search all products`}</a>
          </Note>
        )}
        {outcome?.kind === 'failed' && <Note tone="bad">{outcome.text}</Note>}
        {outcome?.kind === 'found' && <p className="sr-only">{outcome.name}</p>}
      </div>
      {scanned.length === 0 ? (
        <div className="mt-4">
          <Empty icon={<ScanIcon size="x" />} title={t`Nothing scanned yet`}>
            {t`Connect a barcode scanner that types, or enter the code printed on the shelf or the box.`}
          </Empty>
        </div>
      ) : (
        <div data-density="compact" className="mt-4">
          <ProductRows
            label={t`Scanned products`}
            columns={{ product: t`Product`, stock: t`Stock`, unit2: t`Box or kg`, unit1: t`Each` }}
          >
            {scanned.map((product) => (
              <ProductRowView key={product.id} product={product} shelf={shelf} />
            ))}
          </ProductRows>
        </div>
      )}
    </>
  )
}
