import type { ProductId, UserId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { addFavourites } from './store.ts'

test('two devices that add the same products in different orders do not deadlock', async () => {
  const shop = await openTestShop()
  try {
    const { db } = shop.deps
    const added = [products.cola, products.beans].map((id) => ({
      productId: id as ProductId,
      price: null,
      parcelPrice: null,
    }))
    const { adding } = await db.transaction().execute(async (tx) => {
      const add = (product: number) =>
        sql`insert into favourite (login_id, product_id) values (1, ${product})`.execute(tx)
      await add(products.beans)
      const other = addFavourites(db, 1 as UserId, added)
      await untilStatementsWait(shop, 1)
      await add(products.cola)
      return { adding: other }
    })
    await adding
    const { rows } = await sql`select product_id from favourite order by product_id`.execute(db)
    expect(rows).toEqual([{ product_id: products.beans }, { product_id: products.cola }])
  } finally {
    await shop.close()
  }
})
