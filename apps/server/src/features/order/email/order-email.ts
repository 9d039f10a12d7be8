import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { PaymentState } from '@provender/domain/order/order'
import type { MailedState } from '@provender/domain/order/state-machine'
import { deliveryPlace } from '@provender/domain/site/site'
import { colours, emailPage, goLink, paragraph, remark, warning } from '../../../kernel/mail/email-page.ts'
import type { EmailContent, EmailShop } from '../../../kernel/mail/email-shop.ts'
import { filled } from '../../../kernel/mail/filled.ts'
import { html, type Html, nothing } from '../../../kernel/mail/html.ts'
import { isolateAddress, isolateName } from '../../../kernel/text/isolate-name.ts'
import { kindOf } from '../../catalogue/kind-of-line.ts'
import { type OrderLineRow, type StoredOrder, totalsAsOrdered } from '../store.ts'
import { type EmailLine, emailLines, moneyOf } from './email-lines.ts'
import { countedWord, orderEmailMessages } from './order-email-messages.ts'

export interface OrderNews {
  readonly state: MailedState
  /** The message for the customer; may be empty. */
  readonly note: string
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
export function orderEmail(news: OrderNews): EmailContent {
  return written(news.state === 'SUBMITTED' ? asPlaced(news) : news)
}

function asPlaced(news: OrderNews): OrderNews {
  const { net, vat, gross, vatByRate } = totalsAsOrdered(news.lines)
  return {
    ...news,
    order: { ...news.order, net, vat, gross, vat_by_rate: vatByRate },
    lines: news.lines
      .filter((line) => line.substitutes_position === null)
      .map((line) => ({ ...line, supplied_quantity: null, supplied_net: null, supplied_vat: null })),
  }
}

function written(news: OrderNews): EmailContent {
  const { order, shop } = news
  const { language } = order
  const words = orderEmailMessages[language]
  const said = words.states[news.state]
  const facts = { number: order.number, shop: shop.name }
  const [subject, title, lead] = [said.subject, said.title, filled(said.lead, facts)]
  const lines = emailLines(news.lines, { language, currencyCode: order.currency_code })
  const notices = noticesOf(news, lines)
  const isEstimate = news.state === 'SUBMITTED' && news.lines.some((line) => kindOf(line) === 'kg')
  const remarks = isEstimate ? [words.weighed] : []
  const about = factsOf(news)
  const sums = sumsOf(news)
  const link = shop.address && `${shop.address}/account/orders/${order.number}`
  const footer = [filled(words.why, facts), ...shop.contact]
  const content = [
    paragraph(lead),
    ...notices.map(warning),
    factsTable(about),
    linesTable(lines),
    sumsTable(sums),
    ...remarks.map(remark),
    link ? goLink(link, words.view) : nothing,
  ]
  return {
    subject: filled(subject, facts),
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
      ...(link ? ['', `${words.view}: ${link}`] : []),
      '',
      '-- ',
      ...footer,
      '',
    ].join('\n'),
  }
}

function noticesOf({ state, note, order }: OrderNews, shown: readonly EmailLine[]): readonly string[] {
  const { language } = order
  const words = orderEmailMessages[language]
  const changed = shown.filter((line) => line.isChanged).length
  return [
    ...(note === '' ? [] : [`${words.said}: ${isolateName(note)}`]),
    ...(state === 'CANCELLED' && order.payment_type === 'CARD'
      ? [isTaken(order.payment_state) ? words.goesBack : words.notCharged]
      : []),
    ...(changed > 0 && state !== 'CANCELLED' ? [countedWord(words.changedLines, changed, language)] : []),
  ]
}

function isTaken(state: PaymentState): boolean {
  return state === 'PAID' || state === 'PART_REFUNDED' || state === 'REFUNDED'
}

function factsOf({ order }: OrderNews): readonly Fact[] {
  const words = orderEmailMessages[order.language]
  const day = dayOf(order.fulfilment_date, order.language)
  const time = order.collection_time?.slice(0, 5) ?? ''
  const { delivery_address: address } = order
  const where = address
    ? deliveryPlace(isolateAddress(address))
    : [order.warehouse_name, order.collector].filter(Boolean).map(isolateName).join(', ')
  return [
    {
      name: filled(order.method === 'DELIVERY' ? words.delivery : words.collection, { day, time }),
      value: where,
    },
    ...(address?.instructions
      ? [{ name: words.instructions, value: isolateName(address.instructions) }]
      : []),
    ...(order.purchase_order_number === ''
      ? []
      : [{ name: words.purchaseOrder, value: isolateName(order.purchase_order_number) }]),
    ...(order.notes === '' ? [] : [{ name: words.notes, value: isolateName(order.notes) }]),
  ]
}

function sumsOf({ order, lines }: OrderNews): readonly Fact[] {
  const { language, currency_code: currencyCode } = order
  const words = orderEmailMessages[language]
  const money = (minor: Minor): string => moneyOf(minor, { language, currencyCode })
  const placed = totalsAsOrdered(lines)
  return [
    {
      name: `${words.net}, ${countedWord(words.lines, order.line_count, language)}`,
      value: money(order.net),
    },
    ...order.vat_by_rate.map(({ vatBasisPoints, net, vat }) => ({
      name: filled(words.vat, { rate: percent(vatBasisPoints, language), net: money(net) }),
      value: money(vat),
    })),
    { name: words.total, value: money(order.gross) },
    ...(placed.gross === order.gross ? [] : [{ name: words.orderedTotal, value: money(placed.gross) }]),
  ]
}

function percent(basisPoints: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )
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
