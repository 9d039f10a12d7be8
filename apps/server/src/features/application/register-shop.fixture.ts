import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openApplicationShop } from './application-shop.fixture.ts'

export type RegisterShop = Awaited<ReturnType<typeof openRegisterShop>>

export const applicant = {
  companyName: 'Corner Café Ltd',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  name: 'Zoë Łuk',
  email: 'zoe@corner.example',
  telephone: '0113 496 0000',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  postCode: 'LS1 1AA',
  country: '',
  password: 'a password of hers',
  marketingEmailEnabled: true,
  marketingSmsEnabled: false,
  acceptsTerms: true,
}

export const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>')

/** A shop to which visitors apply and send supporting documents. */
export async function openRegisterShop() {
  const applicationShop = await openApplicationShop()
  const { shop, app, dataFolder } = applicationShop
  return {
    ...applicationShop,
    apply: (
      change: object = {},
      { key = crypto.randomUUID(), proofs = [] as readonly string[], captcha = '', ip = '192.0.2.7' } = {},
    ) =>
      applicationShop.post(
        `mutation ($key: Uuid!, $application: ApplicationInput!, $proofs: [Uuid!]!, $captcha: String!) {
          register(key: $key, application: $application, proofs: $proofs, captcha: $captcha) }`,
        { key, application: { ...applicant, ...change }, proofs, captcha },
        { ip },
      ),
    rows: async (table: string) => (await shop.deps.pool.query(`select * from ${table} order by 1`)).rows,
    upload: (payload: Buffer, headers: Record<string, string> = {}, ip = '192.0.2.7') =>
      app.inject({
        method: 'POST',
        url: '/proofs',
        remoteAddress: ip,
        headers: {
          deviceid: 'd1',
          'content-type': 'application/octet-stream',
          'x-file-name': 'bill.pdf',
          ...headers,
        },
        payload,
      }),
    proofFiles: (): readonly string[] => {
      const folder = join(dataFolder, 'proofs')
      return existsSync(folder) ? readdirSync(folder) : []
    },
  }
}
