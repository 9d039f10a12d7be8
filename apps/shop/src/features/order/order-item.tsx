import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Tile } from '@provender/ui/product/tile'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDay } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { firstNames } from './first-names.ts'
import { OrderStateText } from './order-state.tsx'
import type { OrderItemFieldsFragment } from './orders.documents.ts'
import { ReorderFromList } from './reorder-button.tsx'

export function OrderItem({ order }: { readonly order: OrderItemFieldsFragment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { lines } = useAmounts()
  const { number, state, method, fulfilmentDate, collectionTime, firstLines, lineCount } = order
  const day = [shortDay(fulfilmentDate, language), collectionTime].filter(Boolean).join(', ')
  const gross = showMoney(minorOf(order.totals.gross), order.currencyCode, language)
  return (
    <li
      data-density="compact"
      data-stacks
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 border-b border-line py-3 hover:bg-sunken/60 tablet:min-h-16 tablet:grid-cols-[140px_110px_minmax(0,1fr)_84px_auto] tablet:gap-x-4 tablet:py-1.5 wide:grid-cols-[144px_132px_minmax(0,1fr)_92px_auto]"
    >
      <p className="figures max-tablet:col-span-2">
        <b className="block text-name font-[620]">{day}</b>
        <span className="text-small text-ink-2">
          <a
            href={hrefOf({ to: '/account/orders/$number', params: { number } })}
            className="underline-offset-3 after:absolute after:inset-0 hover:underline"
          >
            {number}
          </a>
          {` · ${lines(lineCount)}`}
        </span>
      </p>
      <p className="max-tablet:row-start-2">
        <OrderStateText state={state} />
        <span className="block text-small text-ink-2 max-tablet:hidden">
          {method === 'DELIVERY' ? t`Delivery` : t`Click and Collect`}
        </span>
      </p>
      <div className="contents min-w-0 items-center gap-3 tablet:flex">
        <FirstPictures lines={firstLines} />
        <p className="line-clamp-2 text-small max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:line-clamp-1 max-tablet:text-ink-2">
          <FirstProducts lines={firstLines} lineCount={lineCount} />
        </p>
      </div>
      <p className="text-end figures max-tablet:col-start-3 max-tablet:row-start-1">
        <b className="block text-name font-[620]">{gross}</b>
        <span className="text-small text-ink-2">{t`inc VAT`}</span>
      </p>
      <div className="relative max-tablet:col-start-3 max-tablet:row-start-3">
        <ReorderFromList number={number} />
      </div>
    </li>
  )
}

type FirstLines = OrderItemFieldsFragment['firstLines']

function FirstPictures({ lines }: { readonly lines: FirstLines }) {
  return (
    <span
      aria-hidden
      // Beside a long button, the pictures that do not fit are on a second line, which is clipped.
      className="flex h-7 flex-none flex-wrap gap-1 overflow-hidden max-tablet:col-span-2 max-tablet:row-start-3 tablet:max-wide:hidden wide:w-39"
    >
      {lines.map((line, index) => (
        <span key={index} className="w-7 flex-none">
          <Tile
            storage={line.product ? storageOf(line.product) : 'ambient'}
            text={{ name: line.name, brand: line.product?.brand ?? undefined }}
            picture={pictureOf(line)}
            shape="line"
          />
        </span>
      ))}
    </span>
  )
}

function FirstProducts({ lines, lineCount }: { readonly lines: FirstLines; readonly lineCount: number }) {
  const { t } = useLingui()
  const names = firstNames(lines)
  const more = lineCount - names.length
  const last = names.at(-1)
  if (more <= 0 && names.length < 2) return last
  const list = names.slice(0, more > 0 ? undefined : -1).join(', ')
  return more > 0 ? t`${list} and ${more} more` : t`${list} and ${last}`
}
