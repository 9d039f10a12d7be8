import { randomBytes, randomUUID } from 'node:crypto'
import { linkToken } from '../../../features/account/email/link-token.ts'
import { testPassword } from '../../../testing/fill-test-shop.ts'
import { testPushKeys } from '../../../testing/test-deps.ts'
import { hashSecret } from '../../hash-secret.ts'
import { cardCases } from './card-cases.fixture.ts'
import { a1, keyed, type RepeatCase, visitor } from './customer-call.fixture.ts'
import { claimMutation, type Scene, siteInput } from './repeat-scene.fixture.ts'
import { secondFactorCases } from './second-factor-cases.fixture.ts'

const people = '{ logins { userCode role } invitations { email } }'
const learned = 'learnLines(lines: [{ said: "the red tin", productId: "1", unit: "2" }])'
const newPassword = 'ferry quill lantern 9'

async function invitation({ row }: Scene): Promise<string> {
  const { id } = await row(
    `insert into login_invitation (id, company_id, email, role, language, invited_by, sent_at, expires_at)
      values (gen_random_uuid(), 1, 'eve@corner.example', 'BUYER', 'en', 1, now(), '2027-01-01') returning id`,
  )
  return id
}

const contact = (message: string) =>
  `{ name: "Zoe Luk", email: "zoe@corner.example", telephone: "", message: "${message}" }`
const application = (companyName: string) =>
  `{ companyName: "${companyName}", companyNumber: "01234567", vatNumber: "GB123456789", name: "Zoe Luk",
    email: "zoe@corner.example", telephone: "0113 496 0000", address1: "1 High Street", address2: "", city: "Leeds",
    postCode: "LS1 1AA", country: "", password: "${newPassword}", marketingEmailEnabled: true,
    marketingSmsEnabled: false, acceptsTerms: true }`

export const customerCases = {
  acceptInvitation: async (scene) => {
    const token = linkToken(scene.shop.deps.secrets.tokenKey, 'invitation', await invitation(scene))
    return visitor(`acceptInvitation(name: "Eve Miller", password: "${newPassword}", token: "${token}")`)
  },
  addBasketProduct: () =>
    a1('addBasketProduct(productId: "3", quantity: 1, unit: "2", price: null) { version }'),
  addDeliverySite: () =>
    keyed(
      (key, variant) =>
        `addDeliverySite(key: "${key}", site: ${siteInput(`Kitchen ${variant}`)}) { site { name } }`,
    ),
  addFavorites: () => a1('addFavorites(productId: ["1", "8"])'),
  addProductStockReminder: () => a1('addProductStockReminder(productId: "5")'),
  addToOrderGuide: () => a1('addToOrderGuide(productId: "1")'),
  applyBasketOperations: () =>
    a1(`applyBasketOperations(clientId: "${randomUUID()}", operations: [
      { n: 1, type: CREATE, basket: "${randomUUID()}", name: "" },
      { n: 2, type: ADD, product: "3", unit: "2", quantity: 1 }]) { lastN version baskets { products { quantity } } }`),
  arrangeOrderGuide: async ({ shop }) => {
    for (const id of [1, 3]) await shop.get('a1', `mutation { addToOrderGuide(productId: "${id}") }`)
    return a1('arrangeOrderGuide(productIds: ["3", "1"])')
  },
  cancelAccountDeletion: async ({ row }) => {
    await row(
      `insert into login_deletion (id, login_id, language, asked_at) values (gen_random_uuid(), 1, 'en', now())`,
    )
    return a1('cancelAccountDeletion')
  },
  cancelOrder: async ({ order }) =>
    a1(`cancelOrder(number: "${await order()}") { refusal { type } order { state } }`),
  changeDeliverySite: async ({ site }) =>
    a1(`changeDeliverySite(id: "${await site()}", site: ${siteInput('Cellar')}) { site { name } }`),
  changeSubstitutionWish: async ({ order }) =>
    a1(
      `changeSubstitutionWish(number: "${await order()}", position: 1, wish: LEAVE_OUT) { refusal { type } order { lines { substitutionWish } } }`,
    ),
  confirmPassword: async ({ shop }) => {
    await shop.get('a1', '{ user { email } }')
    shop.clock.advance(60_000)
    return a1(`confirmPassword(password: "${testPassword}")`)
  },
  changePassword: () => a1(`changePassword(password: "${testPassword}", newPassword: "${newPassword}")`),
  chooseLanguage: () => a1('chooseLanguage(language: "pl")'),
  closeDeliverySite: async ({ site }) => a1(`closeDeliverySite(id: "${await site()}") { site { name } }`),
  confirmAccountDeletion: async ({ shop, row }) => {
    const { id } = await row(
      `insert into login_deletion (id, login_id, language, asked_at)
        values (gen_random_uuid(), 2, 'en', $1) returning id`,
      [new Date(shop.clock.nowMs())],
    )
    const token = linkToken(shop.deps.secrets.tokenKey, 'deletion', id)
    return visitor(`confirmAccountDeletion(token: "${token}") { startsAt }`)
  },
  confirmEmailChange: async ({ shop, row }) => {
    const { id } = await row(
      `insert into login_email_change (id, login_id, email, language, asked_at, former_email)
        values (gen_random_uuid(), 1, 'deniz@corner.example', 'en', $1, 'a1@shop.example') returning id`,
      [new Date(shop.clock.nowMs())],
    )
    return visitor(`confirmEmailChange(token: "${linkToken(shop.deps.secrets.tokenKey, 'email', id)}")`)
  },
  contactUs: () =>
    keyed((key, variant) => `contactUs(key: "${key}", captcha: "", contact: ${contact(`Hello ${variant}`)})`),
  createBasket: () => a1('createBasket { version }'),
  createDeviceId: () => visitor('createDeviceId'),
  deleteFavorites: async ({ shop }) => {
    await shop.get('a1', 'mutation { addFavorites(productId: ["1", "8"]) }')
    return a1('deleteFavorites(productId: ["1", "8"])')
  },
  deleteProductStockReminder: async ({ shop }) => {
    await shop.get('a1', 'mutation { addProductStockReminder(productId: "5") }')
    return a1('deleteProductStockReminder(productId: "5")')
  },
  forgetLines: async ({ shop }) => {
    await shop.get('a1', `mutation { ${learned} }`)
    return a1('forgetLines(said: ["the red tin"])')
  },
  inviteColleague: () =>
    keyed(
      (key, variant) =>
        `inviteColleague(key: "${key}", email: "eve@corner.example", role: ${variant === 1 ? 'BUYER' : 'OWNER'}) ${people}`,
    ),
  learnLines: () => a1(learned),
  leaveOutOfOrderGuide: async ({ shop }) => {
    await shop.get('a1', 'mutation { addToOrderGuide(productId: "1") }')
    return a1('leaveOutOfOrderGuide(productId: "1", leftOut: true)')
  },
  neverSubstitute: () => a1('neverSubstitute(productId: "1", never: true)'),
  login: () => visitor(`login(email: "a1@shop.example", password: "${testPassword}")`),
  logout: () => a1('logout'),
  markNotificationsRead: async ({ row }) => {
    await row(`insert into notification (login_id, kind, product_id) values (1, 'GENERAL', 1)`)
    return a1('markNotificationsRead')
  },
  placeOrder: async ({ shop }) => {
    await shop.get(
      'a1',
      'mutation { addBasketProduct(productId: "1", quantity: 2, unit: "2", price: null) { version } }',
    )
    const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote basket { id } } }')
    return keyed(
      (key, variant) =>
        `placeOrder(input: { key: "${key}", quote: "${checkoutQuote.quote}", basketId: "${checkoutQuote.basket.id}",
          fulfilment: { method: DELIVERY, date: "2026-11-24" }, paymentType: CASH, notes: "${variant}" }) {
          order { number } refusal { type } }`,
    )
  },
  refreshToken: () => a1('refreshToken'),
  register: () => ({
    ...keyed(
      (key, variant) =>
        `register(key: "${key}", captcha: "", proofs: [], application: ${application(`Corner Café ${variant}`)})`,
    ),
    caller: 'visitor',
  }),
  registerAppPush: () => ({
    caller: 'app',
    field: `registerAppPush(token: "${'ab'.repeat(32)}", channel: APNS, environment: PRODUCTION)`,
  }),
  registerPush: () => {
    const [p256dh, auth] = [testPushKeys.publicKey, 'A'.repeat(22)]
    return a1(
      `registerPush(endpoint: "https://fcm.googleapis.com/fcm/send/browser", p256dh: "${p256dh}", auth: "${auth}")`,
    )
  },
  removeBasketProduct: async ({ shop }) => {
    await shop.get(
      'a1',
      'mutation { addBasketProduct(productId: "3", quantity: 5, unit: "2", price: null) { version } }',
    )
    return a1('removeBasketProduct(productId: "3", quantity: 1, unit: "2") { version }')
  },
  removeColleague: () => a1(`removeColleague(userCode: "2") ${people}`),
  replaceBaskets: async ({ shop }) => {
    const { basketList } = await shop.get('a1', '{ basketList { version } }')
    return a1(`replaceBaskets(version: "${basketList.version}", baskets: [
      { id: "${randomUUID()}", isActive: true, name: "Fridge", products: [] }]) { refusal version }`)
  },
  requestAccountDeletion: () => ({
    caller: 'a2',
    field: `requestAccountDeletion(password: "${testPassword}") { startsAt }`,
  }),
  requestEmailChange: () =>
    a1(`requestEmailChange(email: "deniz@corner.example", password: "${testPassword}")`),
  requestLog: () => a1('requestLog'),
  requestPasswordReset: () => visitor('requestPasswordReset(email: "a1@shop.example")'),
  resetPassword: async ({ shop, row }) => {
    const token = randomBytes(32).toString('base64url')
    await row(
      `insert into password_reset (token_hash, login_id, made_at, expires_at) values ($1, 1, $2, '2027-01-01')`,
      [hashSecret(token), new Date(shop.clock.nowMs())],
    )
    return visitor(`resetPassword(password: "${newPassword}", token: "${token}")`)
  },
  sendClaim: async ({ order }) => {
    const number = await order('SENT')
    return keyed((key, variant) => claimMutation(number, { key, message: `Squashed ${variant}` }))
  },
  ...secondFactorCases,
  setColleagueRole: () => a1(`setColleagueRole(userCode: "2", role: OWNER) ${people}`),
  setColleagueSite: async ({ site }) =>
    a1(`setColleagueSite(userCode: "2", siteId: "${await site()}") ${people}`),
  setOrderGuidePar: async ({ shop }) => {
    await shop.get('a1', 'mutation { addToOrderGuide(productId: "1") }')
    return a1('setOrderGuidePar(productId: "1", quantity: 4, unit: "2")')
  },
  signOutDevice: async ({ shop, row }) => {
    await shop.deps.accounts.openSession((await row('select id from login where id = 1')).id, 'web')
    const { id } = await row('select id from session where login_id = 1 limit 1')
    return a1(`signOutDevice(id: "${id}")`)
  },
  signOutEverywhere: () => a1('signOutEverywhere'),
  unregisterPush: () => a1('unregisterPush'),
  updateCompanyContact: () =>
    a1(
      'updateCompanyContact(contactName: "Ada", telephone: "", telephone2: "", mobile: "", fax: "") { contactName }',
    ),
  chooseSubstitutionWish: () => a1('chooseSubstitutionWish(wish: LEAVE_OUT) { substitutionWish }'),
  updatePreferences: () =>
    a1(
      'updatePreferences(marketingEmailEnabled: true, marketingSmsEnabled: true, marketingNotificationEnabled: true, showAllPricesIncludingVat: true) { name }',
    ),
  updateUser: () => a1('updateUser(name: "Deniz Kaya") { name }'),
  withdrawInvitation: async (scene) => a1(`withdrawInvitation(id: "${await invitation(scene)}") ${people}`),
  ...cardCases,
} satisfies Record<string, RepeatCase>
