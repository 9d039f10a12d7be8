import { useLingui } from '@lingui/react/macro'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import type { ReactNode } from 'react'
import { useMoment } from '../../kernel/use-moment.ts'
import type { OfficeOrderPageQuery } from './orders.documents.ts'
import { useOrderTexts } from './use-order-texts.ts'

type OrderOnPage = OfficeOrderPageQuery['officeOrder']

/** When and where it goes, for whom, how it is paid, and who placed it. */
export function OrderFacts({
  order: { order, companyCode, companyName, placedBy },
}: {
  readonly order: OrderOnPage
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const { paymentTypes, paymentStates, substitutionWishes } = useOrderTexts()
  const { deliveryAddress: to, method, collectionTime, purchaseOrderNumber } = order
  const day = shortDay(order.fulfilmentDate, language)
  return (
    <dl className="tell">
      <Fact name={method === 'DELIVERY' ? t`Deliver` : t`Collect`}>
        <b>{collectionTime === null ? day : `${day}, ${collectionTime}`}</b>
        {to ? <AddressLines to={to} /> : <Second>{order.warehouseName}</Second>}
        {order.collector !== '' && <Second>{order.collector}</Second>}
      </Fact>
      <Fact name={t`Company`}>
        <b>{companyName}</b>
        <Second>{companyCode}</Second>
        {to && to.telephone !== '' && (
          <Second>
            {to.contactName} <a href={`tel:${to.telephone}`}>{to.telephone}</a>
          </Second>
        )}
      </Fact>
      <Fact name={t`Pays by`}>
        <b>{paymentTypes[order.paymentType]}</b>
        {order.paymentType === 'CARD' && <Second>{paymentStates[order.paymentState]}</Second>}
        {purchaseOrderNumber !== '' && <Second>{t`PO number ${purchaseOrderNumber}`}</Second>}
      </Fact>
      {order.substitutionWish !== null && (
        <Fact name={t`If something runs out`}>
          <b className="inline-block first-letter:uppercase">{substitutionWishes[order.substitutionWish]}</b>
        </Fact>
      )}
      <Fact name={t`Placed`}>
        <b>{moment(order.placedAt)}</b>
        <Second>{placedBy}</Second>
      </Fact>
    </dl>
  )
}

type OrderAddress = NonNullable<OrderOnPage['order']['deliveryAddress']>

function AddressLines({ to }: { readonly to: OrderAddress }) {
  const { siteName, address1, address2, address3, city, postCode, instructions } = to
  const lines = [siteName, address1, address2, address3, `${city} ${postCode}`.trim()]
  return (
    <>
      <Second>{lines.filter((line) => line !== '').join(', ')}</Second>
      {instructions !== '' && <Second>{instructions}</Second>}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Second({ children }: { readonly children: ReactNode }) {
  return <span className="second">{children}</span>
}
