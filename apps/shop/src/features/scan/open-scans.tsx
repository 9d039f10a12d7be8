import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { IconButton } from '@provender/ui/controls/icon-button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as cross } from 'lucide-react/icons/x'
import { unitOf } from '../catalogue/basket-product.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { shopHref } from '../catalogue/shop-address.ts'
import { unitName } from '../catalogue/unit-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { CodedProduct } from './find-products-with-code.ts'
import type { OpenScan } from './scan-list.ts'
import type { Scans } from './use-scans.ts'

const CloseIcon = icon(cross)

export interface OpenScansProps {
  readonly open: readonly OpenScan[]
  readonly scans: Scans
  readonly onCorrect: (code: string) => void
}

export function OpenScans({ open, ...rest }: OpenScansProps) {
  const { t } = useLingui()
  if (open.length === 0) return null
  return (
    <ul aria-label={t`Open scans`} className="grid gap-2">
      {open.map((scan) => (
        <li key={scan.code}>
          <Note tone="low">
            <div className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2">
                <ScanQuestion scan={scan} {...rest} />
              </div>
              <IconButton
                small
                label={t`Remove the code ${scan.code} from the list`}
                onClick={() => rest.scans.dismiss(scan)}
              >
                <CloseIcon size="s" />
              </IconButton>
            </div>
          </Note>
        </li>
      ))}
    </ul>
  )
}

interface ScanQuestionProps extends Omit<OpenScansProps, 'open'> {
  readonly scan: OpenScan
}

function ScanQuestion({ scan, scans, onCorrect }: ScanQuestionProps) {
  const { t } = useLingui()
  switch (scan.is) {
    case 'unknown':
      return (
        <>
          <p>{t`No product has the code ${{ code: scan.productCode }}.`}</p>
          <p className="flex flex-wrap gap-2">
            <ButtonLink
              size="small"
              href={shopHref({ q: scan.productCode })}
            >{t`Search all products`}</ButtonLink>
            <Button size="small" onClick={() => onCorrect(scan.code)}>{t`Correct the code`}</Button>
          </p>
        </>
      )
    case 'misread':
      return (
        <>
          <p>
            {t`One digit of the code ${{ code: scan.code }} is wrong.`} {t`Scan the label again.`}
          </p>
          <p>
            <Button size="small" onClick={() => onCorrect(scan.code)}>{t`Correct the code`}</Button>
          </p>
        </>
      )
    case 'waiting':
      return (
        <>
          <p>{t`No connection. The code ${scan.code} is kept. We'll look it up when you're back online.`}</p>
          <p>
            <Button size="small" onClick={scans.retry}>{t`Try again`}</Button>
          </p>
        </>
      )
    case 'question': {
      const [product, another] = scan.products
      if (!product) return null
      return another ? (
        <WhichProduct scan={scan} products={scan.products} scans={scans} />
      ) : (
        <WhichUnit scan={scan} product={product} scans={scans} />
      )
    }
  }
}

interface WhichProductProps extends Pick<ScanQuestionProps, 'scan' | 'scans'> {
  readonly products: readonly CodedProduct[]
}

function WhichProduct({ scan, products, scans }: WhichProductProps) {
  const { t } = useLingui()
  return (
    <>
      <p>{t`Several products have the code ${scan.code}. Which one?`}</p>
      <p className="flex flex-wrap gap-2">
        {products.map((product) => (
          <Button key={product.id} size="small" onClick={() => scans.answerProduct(scan, product)}>
            {fullProductName(product)}
          </Button>
        ))}
      </p>
    </>
  )
}

interface WhichUnitProps extends Pick<ScanQuestionProps, 'scan' | 'scans'> {
  readonly product: CodedProduct
}

function WhichUnit({ scan, product, scans }: WhichUnitProps) {
  const listContext = useProductList()
  return (
    <>
      <p>
        <b className="font-[600]">{fullProductName(product)}</b>
        <br />
        {listContext.labels.add[unitOf(product, '2')?.kind ?? 'BOX'].choose}
      </p>
      <p className="flex flex-wrap gap-2">
        {product.units.map((unit) => (
          <Button
            key={unit.unit}
            size="small"
            onClick={() => scans.answer(scan, { product, unit: unit.unit === '2' ? '2' : '1' })}
          >
            {unitName(unit, product, listContext)}
          </Button>
        ))}
      </p>
    </>
  )
}
