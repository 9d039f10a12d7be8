import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSchema } from '../../composition/graphql/schema.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const site = `{ name: "Kitchen", address1: "7 Kirkgate", address2: "", address3: "", city: "Wakefield",
  postCode: "WF1 1AA", contactName: "", telephone: "", instructions: "" }`
const usersQuery = '{ logins { email } }'
const sites = '{ site { id } }'

const ownerWrites = (rows: { readonly invitation: string; readonly site: string }) => ({
  addDeliverySite: `(key: "${randomUUID()}", site: ${site}) ${sites}`,
  changeDeliverySite: `(id: "${rows.site}", site: ${site}) ${sites}`,
  chooseSubstitutionWish: '(wish: LEAVE_OUT) { name }',
  closeDeliverySite: `(id: "${rows.site}") ${sites}`,
  inviteColleague: `(key: "${randomUUID()}", email: "eve@corner.example", role: OWNER) ${usersQuery}`,
  removeColleague: `(userCode: "3") ${usersQuery}`,
  setColleagueRole: `(userCode: "3", role: OWNER) ${usersQuery}`,
  setColleagueSite: `(userCode: "3", siteId: "${rows.site}") ${usersQuery}`,
  updateCompanyContact: `(contactName: "Ada", telephone: "", telephone2: "", mobile: "", fax: "") { name }`,
  withdrawInvitation: `(id: "${rows.invitation}") ${usersQuery}`,
})

const written = async () => {
  const { rows } = await shop.deps.pool.query(`
    select (select json_agg(l order by id) from login l where id <> 2) as logins,
      (select json_agg(s order by id) from site s) as sites,
      (select json_agg(i order by id) from login_invitation i) as invitations,
      (select json_agg(c order by id) from company c) as companies`)
  return rows
}

test.each([
  ['made a buyer', 'setColleagueRole(userCode: "2", role: BUYER)'],
  ['removed', 'removeColleague(userCode: "2")'],
])('an owner who was %s on another server a moment ago changes nothing', async (_what, demotion) => {
  await shop.get('a1', `mutation { setColleagueRole(userCode: "2", role: OWNER) ${usersQuery} }`)
  const added = await shop.get(
    'a1',
    `mutation { addDeliverySite(key: "${randomUUID()}", site: ${site}) ${sites} }`,
  )
  const invited = await shop.get(
    'a1',
    `mutation { inviteColleague(key: "${randomUUID()}", email: "joe@corner.example", role: BUYER) { invitations { id } } }`,
  )
  const writes = ownerWrites({
    site: added.addDeliverySite[0].site.id,
    invitation: invited.inviteColleague.invitations[0].id,
  })
  const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {})
  const forOwners = mutations.filter(({ extensions }) => String(extensions['access']).startsWith('company.'))
  expect(Object.keys(writes)).toEqual(forOwners.map(({ name }) => name).toSorted())
  const other = await shop.otherServer()
  // From now on, the other server knows the session and its role.
  await other.get('a2', '{ user { name } }')
  await shop.get('a1', `mutation { ${demotion} ${usersQuery} }`)
  const before = await written()
  const answers = await Promise.all(
    Object.entries(writes).map(([name, rest]) => other.execute('a2', `mutation { ${name}${rest} }`)),
  )
  for (const answer of answers) expect(['NOT_ALLOWED', 'NOT_SIGNED_IN']).toContain(refusalIn(answer)?.key)
  expect(await written()).toEqual(before)
})
