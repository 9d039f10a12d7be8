import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import { showPercent } from '@provender/domain/money/show-money'
import type { OrderEmail } from '@provender/domain/order/state-machine'
import type { CardMoney } from '@provender/domain/payment/payment'
import { formatDestination } from '@provender/domain/site/site'
import { orderEmailMessages } from '@provender/messages/emails/order-email-messages'
import { translatorFor } from '@provender/messages/format-message'
import {
  colours,
  emailPage,
  buttonLink,
  paragraph,
  remark,
  warning,
} from '../../../kernel/mail/email-page.ts'
import type { EmailContent, EmailShop } from '../../../kernel/mail/email-shop.ts'
import { html, type Html, emptyHtml } from '../../../kernel/mail/html.ts'
import { isolateAddress, isolateName } from '../../../kernel/text/isolate-name.ts'
import { isolatedText } from '../../../kernel/text/isolated-text.ts'
import { unitKindOfLine } from '../../catalogue/unit-kind-of-line.ts'
import type { OverdueAmount } from '../../ledger/overdue.ts'
import { type OrderLineRow, type StoredOrder, totalsAsOrdered } from '../store.ts'
import { type EmailLine, emailLines, moneyOf } from './email-lines.ts'

export interface OrderUpdate {
  readonly email: OrderEmail
  readonly note: string
  /** What the company owes that is overdue, in each currency. */
  readonly overdue: readonly OverdueAmount[]
  readonly cardMoney: CardMoney
  readonly order: StoredOrder
  readonly lines: readonly OrderLineRow[]
  readonly shop: EmailShop
}

interface Fact {
  readonly name: string
  readonly value: string
}

/**
 * An order e-mail as HTML and as equivalent plain text. The confirmation of receipt lists what was ordered,
 * however late it is sent.
 */
export function orderEmail(update: OrderUpdate): EmailContent {
  return written(isConfirmation(update) ? asPlaced(update) : update)
}

/** The first e-mail about an order. */
function isConfirmation({ email }: OrderUpdate): boolean {
  return email === 'SUBMITTED' || email === 'WAITS_FOR_PAYMENT'
}

function asPlaced(update: OrderUpdate): OrderUpdate {
  const { net, vat, gross, vatByRate } = totalsAsOrdered(update.lines)
  return {
    ...update,
    order: { ...update.order, net, vat, gross, vat_by_rate: vatByRate },
    lines: update.lines
      .filter((line) => line.substitutes_position === null)
      .map((line) => ({ ...line, supplied_quantity: null, supplied_net: null, supplied_vat: null })),
  }
}

function written(update: OrderUpdate): EmailContent {
  const { order, shop } = update
  const { language } = order
  const translate = translatorFor(language)
  const { number } = order
  const messages = orderEmailMessages.emails[update.email]
  const leadMessage =
    order.method !== 'DELIVERY' && 'collectionLead' in messages ? messages.collectionLead : messages.lead
  const title = translate(messages.title)
  const overdue = update.overdue
    .map(({ amount, currencyCode }) => moneyOf(amount, { language, currencyCode }))
    .join(' + ')
  const lead = isolatedText(language, leadMessage, { number, overdue })
  const lines = emailLines(update.lines, { language, currencyCode: order.currency_code })
  const notices = noticesOf(update, lines)
  const isEstimate = isConfirmation(update) && update.lines.some((line) => unitKindOfLine(line) === 'kg')
  const remarks = isEstimate ? [translate(orderEmailMessages.weighed)] : []
  const about = factsOf(update)
  const sums = sumsOf(update)
  const link = shop.address && `${shop.address}/account/orders/${number}`
  const footer = [isolatedText(language, orderEmailMessages.reason, { shop: shop.name }), ...shop.contact]
  const content = [
    paragraph(lead),
    ...notices.map(warning),
    factsTable(about),
    linesTable(lines),
    sumsTable(sums),
    ...remarks.map(remark),
    link ? buttonLink(link, translate(orderEmailMessages.view)) : emptyHtml,
  ]
  return {
    subject: isolatedText(language, messages.subject, { number }),
    logo: shop.logo,
    html: emailPage({ language, shop, title, preview: lead, content, footer }),
    text: [
      title,
      '',
      lead,
      ...notices,
      '',
      ...about.map(({ name, value }) => (value === '' ? name : `${name}: ${value}`)),
      '',
      ...lines.map(({ name, meta, quantity, net }) => `${name} (${meta})\n  ${quantity}: ${net}`),
      '',
      ...sums.map(({ name, value }) => `${name}: ${value}`),
      ...remarks,
      ...(link ? ['', `${translate(orderEmailMessages.view)}: ${link}`] : []),
      '',
      '-- ',
      ...footer,
      '',
    ].join('\n'),
  }
}

function noticesOf(
  { email, note, order, cardMoney }: OrderUpdate,
  lines: readonly EmailLine[],
): readonly string[] {
  const translate = translatorFor(order.language)
  const changed = lines.filter((line) => line.isChanged).length
  return [
    ...(note === '' ? [] : [`${translate(orderEmailMessages.note)}: ${isolateName(note)}`]),
    ...(email === 'CANCELLED' && order.payment_type === 'CARD'
      ? cardNotices(cardMoney).map((notice) => translate(notice))
      : []),
    ...(changed > 0 && email !== 'CANCELLED'
      ? [translate(orderEmailMessages.changedLines, { count: changed })]
      : []),
  ]
}

/** The customer has already got what the bank took back. */
function cardNotices({ captured, withdrawn }: CardMoney) {
  if (captured === 0) return [orderEmailMessages.notCharged]
  return captured > withdrawn ? [orderEmailMessages.refundNotice] : []
}

function factsOf({ order }: OrderUpdate): readonly Fact[] {
  const translate = translatorFor(order.language)
  const day = dayOf(order.fulfilment_date, order.language)
  const time = order.collection_time?.slice(0, 5) ?? ''
  const { delivery_address: address } = order
  const destination = address
    ? formatDestination(isolateAddress(address))
    : [order.warehouse_name, order.collector].filter(Boolean).map(isolateName).join(', ')
  return [
    {
      name:
        order.method === 'DELIVERY'
          ? translate(orderEmailMessages.delivery, { day })
          : translate(orderEmailMessages.collection, { day, time }),
      value: destination,
    },
    ...(address?.instructions
      ? [{ name: translate(orderEmailMessages.instructions), value: isolateName(address.instructions) }]
      : []),
    ...(order.purchase_order_number === ''
      ? []
      : [
          {
            name: translate(orderEmailMessages.purchaseOrder),
            value: isolateName(order.purchase_order_number),
          },
        ]),
    ...(order.notes === ''
      ? []
      : [{ name: translate(orderEmailMessages.notes), value: isolateName(order.notes) }]),
  ]
}

function sumsOf({ order, lines }: OrderUpdate): readonly Fact[] {
  const { language, currency_code: currencyCode } = order
  const translate = translatorFor(language)
  const money = (minor: Minor): string => moneyOf(minor, { language, currencyCode })
  const placed = totalsAsOrdered(lines)
  return [
    {
      name: translate(orderEmailMessages.subtotal, {
        lines: translate(orderEmailMessages.lines, { count: order.line_count }),
      }),
      value: money(order.net),
    },
    ...order.vat_by_rate.map(({ vatBasisPoints, net, vat }) => ({
      name: translate(orderEmailMessages.vat, {
        rate: showPercent(vatBasisPoints / 100, language),
        net: money(net),
      }),
      value: money(vat),
    })),
    { name: translate(orderEmailMessages.total), value: money(order.gross) },
    ...(placed.gross === order.gross
      ? []
      : [{ name: translate(orderEmailMessages.orderedTotal), value: money(placed.gross) }]),
  ]
}

/** A local date needs no time zone. */
function dayOf(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`))
}

function factsTable(facts: readonly Fact[]): Html {
  return html`${facts.map(
    ({ name, value }) =>
      html`<p
        dir="auto"
        class="ink2"
        style="margin:0 0 10px;font-size:14px;line-height:20px;color:${colours.ink2};"
      >
        <b class="ink" style="font-weight:600;color:${colours.ink};">${name}</b><br />${value}
      </p>`,
  )}`
}

function linesTable(lines: readonly EmailLine[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="heavy"
    style="margin-top:18px;border-top:1.5px solid ${colours.ink};"
  >
    ${lines.map(
      ({ name, meta, quantity, net, isChanged }) =>
        html`<tr><td class="ink ruled" style="padding:9px 12px 9px 0;border-bottom:1px solid ${colours.line};font-size:14px;line-height:19px;color:${colours.ink};"><b style="font-weight:560;">${name}</b><br><span class="ink2" style="font-size:13px;color:${colours.ink2};">${meta}</span><br><span${{ html: isChanged ? ` class="low" style="color:${colours.low};font-weight:600;background:transparent;"` : '' }}>${quantity}</span></td><td align="right" valign="top" class="ink ruled" style="padding:9px 0;border-bottom:1px solid ${colours.line};font-size:14px;line-height:19px;font-weight:640;white-space:nowrap;font-variant-numeric:tabular-nums;color:${colours.ink};">${net}</td></tr>`,
    )}
  </table>`
}

function sumsTable(sums: readonly Fact[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:12px;"
  >
    ${sums.map(
      ({ name, value }) =>
        html`<tr>
          <td class="ink2" style="padding:3px 0;font-size:14px;line-height:20px;color:${colours.ink2};">
            ${name}
          </td>
          <td
            align="right"
            class="ink"
            style="padding:3px 0;font-size:14px;line-height:20px;font-weight:640;white-space:nowrap;font-variant-numeric:tabular-nums;color:${colours.ink};"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`
}
