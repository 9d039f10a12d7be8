import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Table } from '@provender/ui/controls/table'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { documentHref } from '../../kernel/links/server-files.ts'
import type { AccountStatementQuery } from './ledger.documents.ts'
import { useLedgerLabels } from './use-ledger-labels.ts'

type Statement = AccountStatementQuery['accountStatement']
type Entry = Statement['entries'][number]

/** All entries with the balance after each, between the opening and closing balance. */
export function StatementEntries({ statement }: { readonly statement: Statement }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { from, to, page, pageSize, total, currencyCode } = statement
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  const balance = (key: 'opening' | 'closing', day: string, name: string) => ({
    key,
    strong: true,
    cells: {
      date: shortDate(day, language),
      entry: (
        <>
          {name} <OnPhone date={day} />
        </>
      ),
      owed: <span className="tablet:hidden">{money(statement[key])}</span>,
      balance: money(statement[key]),
    },
  })
  return (
    <Table
      label={t`Account statement`}
      columns={[
        { key: 'date', name: t`Date`, spare: true },
        { key: 'entry', name: t`Entry` },
        { key: 'owed', name: t`Amount inc VAT`, figures: true },
        { key: 'balance', name: t`Balance`, figures: true, spare: true },
      ]}
      rows={[
        ...(page === 1 ? [balance('opening', from, t`Opening balance`)] : []),
        ...statement.entries.map((entry) => ({
          key: String(entry.n),
          cells: {
            date: <span className="figures whitespace-nowrap">{shortDate(entry.date, language)}</span>,
            entry: <EntryText entry={entry} />,
            owed: (
              <>
                {money(entry.owed)}
                <span className="block text-small text-ink-2 tablet:hidden">
                  {t`Balance`} {money(entry.balance)}
                </span>
              </>
            ),
            balance: money(entry.balance),
          },
        })),
        ...(page * pageSize >= total ? [balance('closing', to, t`Closing balance`)] : []),
      ]}
    />
  )
}

/** For phones, where there is no room for a column. */
function OnPhone({ date }: { readonly date: string }) {
  const language = useLanguage()
  return (
    <span className="text-small font-[480] whitespace-nowrap text-ink-2 tablet:hidden">
      {shortDate(date, language)}{' '}
    </span>
  )
}

function EntryText({ entry }: { readonly entry: Entry }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { kinds, methods } = useLedgerLabels()
  const { kind, reference, method, dueOn, orderNumber, reason } = entry
  const due = dueOn === null ? '' : shortDate(dueOn, language)
  return (
    <>
      <span className="block">
        {kinds[kind]}{' '}
        {kind === 'INVOICE' || kind === 'CREDIT_NOTE' ? (
          <a
            href={documentHref(reference)}
            download
            className="press-area relative inline-block py-0.5 figures link"
          >
            {reference}
          </a>
        ) : (
          reference && <span className="wrap-anywhere text-ink-2">{reference}</span>
        )}
      </span>
      <span className={`block text-small figures text-ink-2 ${orderNumber ? 'pointer-coarse:py-2' : ''}`}>
        <OnPhone date={entry.date} />
        {(method || orderNumber) && <span className="tablet:hidden">· </span>}
        {method && methods[method]}
        {orderNumber && (
          <a
            href={hrefOf({ to: '/account/orders/$number', params: { number: orderNumber } })}
            className="press-area relative inline-block py-0.5 underline-offset-3 hover:underline"
          >
            {t`Order ${orderNumber}`}
          </a>
        )}
        {due && <> · {t`due ${due}`}</>}
      </span>
      {kind === 'REVERSAL' && <span className="block text-small wrap-anywhere text-ink-2">{reason}</span>}
    </>
  )
}
