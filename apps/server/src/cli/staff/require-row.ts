import type { OpenDb } from '@provender/db/open-db'
import type { PriceListId } from '@provender/domain/ids'
import { findPriceList } from '../../features/application/application-store.ts'
import { findCompany, findUser } from '../../features/company-user/staff-user-changes.ts'
import { findRoute } from '../../features/wholesaler/routes.ts'
import { commandError } from '../command-error.ts'

export async function requireCompany(db: OpenDb['db'], code: string) {
  const company = await findCompany(db, code)
  if (!company) throw commandError(`There is no company ${code}`)
  return company
}

export async function requireUserRow(db: OpenDb['db'], email: string) {
  const user = await findUser(db, email)
  if (!user) throw commandError(`There is no user ${email}`)
  return user
}

export async function requireRoute(db: OpenDb['db'], code: string): Promise<number> {
  const route = await findRoute(db, code)
  if (!route) throw commandError(`There is no route ${code}`)
  return route.id
}

export async function requirePriceList(db: OpenDb['db'], code: string): Promise<PriceListId> {
  const list = await findPriceList(db, code)
  if (!list) throw commandError(`There is no price list ${code}`)
  return list.id
}
