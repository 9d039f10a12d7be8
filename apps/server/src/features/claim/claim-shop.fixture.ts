import sharp from 'sharp'
import * as v from 'valibot'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { products } from '../../testing/fill-test-shop.ts'
import type { TestUser } from '../../testing/test-shop.ts'
import { openApplicationShop } from '../application/application-shop.fixture.ts'
import { placeTestOrder } from '../order/order.fixture.ts'

export type ClaimShop = Awaited<ReturnType<typeof openClaimShop>>

const fields = `number orderNumber type state message lines { quantity line { position code } }
  pictures { path fileName } answers { text } creditNotes`
const sentSchema = v.object({
  sendClaim: v.object({
    number: v.string(),
    pictures: v.array(v.object({ path: v.string(), fileName: v.string() })),
  }),
})

export async function openClaimShop() {
  const applicationShop = await openApplicationShop()
  const { shop, app, dataFolder } = applicationShop
  const order = await placeTestOrder(shop, 'a1', {
    lines: [
      [products.cola, '2', 3],
      [products.mince, '2', 5],
    ],
  })
  const foreign = await placeTestOrder(shop, 'b1', { lines: [[products.beans, '2', 1]] })

  const send = (caller: TestUser, change: object = {}, key: string = crypto.randomUUID()) =>
    shop.execute(
      caller,
      `mutation ($key: Uuid!, $claim: ClaimInput!) { sendClaim(key: $key, claim: $claim) { ${fields} } }`,
      {
        key,
        claim: {
          order,
          type: 'DAMAGED',
          message: 'Two boxes came squashed.\n\nThe driver saw it.',
          lines: [{ position: 1, quantity: 2 }],
          pictures: [],
          ...change,
        },
      },
    )

  const secrets = new Map<TestUser, string>()
  const bearerOf = async (caller: TestUser): Promise<string> => {
    const existing = secrets.get(caller)
    if (existing) return existing
    const { db, accounts } = shop.deps
    const user = await db
      .selectFrom('login')
      .select('id')
      .where('email', '=', `${caller}@shop.example`)
      .executeTakeFirstOrThrow()
    const { secret } = await accounts.openSession(user.id, 'web')
    secrets.set(caller, secret)
    return secret
  }
  const headersOf = async (caller: TestUser) => ({
    authorization: `Bearer ${await bearerOf(caller)}`,
    deviceid: 'd1',
  })

  return {
    ...applicationShop,
    order,
    foreign,
    send,
    sent: async (change: object = {}) =>
      v.parse(sentSchema, (await send('a1', change)).result.data).sendClaim,
    claimOf: (caller: TestUser, number: string) =>
      shop.execute(caller, `query ($number: Int64!) { claim(number: $number) { ${fields} } }`, { number }),
    count: async (table: string): Promise<number> =>
      (await shop.deps.pool.query(`select from ${table}`)).rowCount ?? 0,
    staff: async (...args: readonly string[]) => {
      const ran = await runInTest(staffCommand, ['claims', ...args], {
        database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
        environment: { DATA_DIR: dataFolder },
      })
      return [...ran.output, ...ran.errors].join('\n')
    },
    upload: async (caller: TestUser, payload: Buffer, fileName = 'box.png') =>
      await app.inject({
        method: 'POST',
        url: '/claims/pictures',
        headers: {
          ...(await headersOf(caller)),
          'content-type': 'application/octet-stream',
          'x-file-name': encodeURIComponent(fileName),
        },
        payload,
      }),
    show: async (caller: TestUser, id: string) =>
      await app.inject({ url: `/claims/pictures/${id}`, headers: await headersOf(caller) }),
  }
}

export function refusalKeyOf(answer: Awaited<ReturnType<ClaimShop['upload']>>) {
  return JSON.parse(answer.json().errors[0].message).key
}

export async function createPhoto(): Promise<Buffer> {
  return await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'CANARY-exif' } })
    .png()
    .toBuffer()
}
