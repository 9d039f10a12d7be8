import type { CompanyId } from '@provender/domain/ids'
import type { TestShop } from '../../testing/test-shop.ts'

const companyChanges = [
  `currency_code = 'EUR'`,
  `currency_code = 'PLN'`,
  `credit_limit_minor = null`,
  `credit_limit_minor = 0`,
  `name = 'Renamed', country = 'Poland'`,
  `price_list_id = null`,
  `route_id = null`,
  `show_all_prices_including_vat = true, hide_default_product_prices = true`,
] as const

const settings = [
  ['currencyCode', '"EUR"'],
  ['vatNumber', '"GB 999"'],
  ['paymentTermsDays', '0'],
  ['paymentTermsDays', '365'],
  ['weightMarginPercent', '0'],
  ['pricePrecedence', '"lowest"'],
] as const

const productChanges = [
  'vat_basis_points = 500',
  `unit2 = 'kg'`,
  'unit_rate1 = 7',
  'weight_grams = 1',
  'deleted_at = now()',
] as const

/** Changes a field of the company, of a product or of the settings, as an import or a command does. The database may refuse it. */
export async function changeMasterData(
  { deps: { pool, wholesaler } }: TestShop,
  companyId: CompanyId,
  { index, other, amount }: { readonly index: number; readonly other: number; readonly amount: number },
): Promise<void> {
  const nth = <T>(list: readonly T[]): readonly T[] => {
    const at = (other + amount) % list.length
    return list.slice(at, at + 1)
  }
  if (index === 0) {
    const change = `update company set ${nth(companyChanges).join()} where id = $1`
    await pool.query(change, [companyId]).catch((error: unknown) => {
      if (!String(error).includes('has orders or a ledger in')) throw error
    })
  } else if (index === 1) {
    await pool.query(`update product set ${nth(productChanges).join()}`)
  } else {
    await pool.query(
      `insert into config values ($1, $2) on conflict (key) do update set value = excluded.value`,
      nth(settings).flat(),
    )
    const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
    await wholesaler.syncTo(rows[0].n)
  }
}
