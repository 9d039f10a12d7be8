import type { Page } from '@playwright/test'
import type { DemoUser } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { routesOf } from '../harness/routes-of.ts'
import {
  openOrder,
  approved,
  atCheckout,
  openBankPage,
  belowMinimum,
  payByCard,
  cardMistyped,
  challenged,
  declined,
  emptyBasket,
  favourites,
  forCollection,
  forDelivery,
  forDeliveryDay,
  forMarks,
  forNotes,
  forReview,
  keptCards,
  missingFields,
  notActivated,
  offline,
  openedOffline,
  paidTooLate,
  pastedOrder,
  placed,
  refusedLogin,
  afterTask,
  sharedBasket,
  paymentUnanswered,
  withBasket,
  failToLoad,
} from './screen-states.ts'
import { butter } from './shop-screen.ts'

/** `demo` is an owner and `till` a buyer of one company; `fresh` is an owner of a company without orders. */
type ScreenViewer = 'visitor' | 'fresh' | Extract<DemoUser, 'demo' | 'till'>

export interface Screen {
  readonly name: string
  /** The route; undefined for a state that any route may show. */
  readonly route: string | undefined
  readonly viewer: ScreenViewer
  /** Its path, or a function that opens it from a page of the shop in English. */
  readonly at: string | ((page: Page) => Promise<void>)
  /** True if the cookie prompt is still open. */
  readonly isFirstVisit?: boolean
  readonly settings?: Readonly<Record<string, string>>
}

const soldOut = '/product/384'

/** Routes in their initial state. */
const plain = (viewer: ScreenViewer, routes: readonly string[]): readonly Screen[] =>
  routes.map((route) => ({ name: `${nameOf(route)}-${viewer}`, route, viewer, at: route }))

/** Another state of a route, or the route for another viewer. */
const of = (
  route: string,
  viewer: ScreenViewer,
  states: Readonly<Record<string, Screen['at']>>,
): readonly Screen[] =>
  Object.entries(states).map(([state, at]) => ({ name: `${nameOf(route)}-${state}`, route, viewer, at }))

function nameOf(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-').replaceAll('$', '')
}

const publicScreens = [
  ...'/ /shop /categories /brands /countries /login /register'.split(' '),
  ...'/reset-password /about-us /faq /privacy-policy'.split(' '),
  ...'/terms-and-conditions /404 /500 /maintenance /invitation /contact-us /onboarding /app /powered-by'.split(
    ' ',
  ),
  '/account/settings/delete-account/confirm',
  '/account/settings/email/confirm',
  '/checkout/pay',
  '/checkout/pay/done',
]
const customers = [
  ...'/account /account/orders /account/account-statements /account/notifications'.split(' '),
  ...'/account/my-favourites /account/order-guide /account/settings /account/settings/colleagues'.split(' '),
  ...'/account/settings/change-password /account/settings/second-factor /account/settings/devices /account/settings/preferences'.split(
    ' ',
  ),
  ...'/account/settings/payment-cards /account/settings/delete-account'.split(' '),
  ...'/account/settings/sites /account/settings/email /account/help-centre'.split(' '),
  ...'/account/help-centre/report /baskets /quick-order /scan'.split(' '),
]
/** Routes that are empty for a new user. */
const emptyAtFirst = [
  ...'/ /account /account/orders /account/account-statements /account/notifications'.split(' '),
  ...'/account/my-favourites /account/order-guide /account/settings/payment-cards /baskets'.split(' '),
  ...'/baskets/detail /checkout /account/settings/sites /account/settings/colleagues'.split(' '),
]

/** Every screen of the shop, in every state that looks different. */
export const screens: readonly Screen[] = [
  ...plain('visitor', publicScreens),
  // In a browser it leads to the shop.
  ...plain('visitor', ['/search']),
  ...of('/shop', 'visitor', {
    list: '/shop?q=basmati&layout=list',
    nothing: '/shop?q=qxzvwk',
    filtered: '/shop?clearance=true&sort=PRICE_ASC',
    beyond: '/shop?page=9999',
  }),
  ...of('/product/$address', 'visitor', {
    visitor: butter.page,
    'sold-out': soldOut,
    missing: '/product/nothing-99999999',
  }),
  ...of('/login', 'visitor', { refused: refusedLogin, 'not-activated': notActivated }),
  ...of('/register', 'visitor', { missing: missingFields }),
  ...of('/register/success', 'visitor', { sent: afterTask('application', '/register/success') }),
  ...of('/reset-password/success', 'visitor', {
    changed: afterTask('new-password', '/reset-password/success'),
  }),
  { name: 'home-first-visit', route: '/', viewer: 'visitor', at: '/', isFirstVisit: true },
  { name: 'login-wall-home', route: '/', viewer: 'visitor', at: '/', settings: { loginWall: 'true' } },
  {
    name: 'login-wall-shop',
    route: '/shop',
    viewer: 'visitor',
    at: '/shop',
    settings: { loginWall: 'true' },
  },
  {
    name: 'shop-closed',
    route: undefined,
    viewer: 'visitor',
    at: '/shop',
    settings: { serviceStatus: 'false', serviceDisabledType: 'MAINTENANCE' },
  },
  ...plain('demo', ['/', '/shop', ...customers]),
  ...of('/shop', 'demo', { 'opened-offline': openedOffline('/shop') }),
  ...of('/account', 'demo', { 'opened-offline': openedOffline('/account') }),
  ...of('/product/$address', 'demo', {
    demo: withBasket(butter.page),
    'sold-out-demo': soldOut,
    offline: offline(butter.page),
  }),
  ...of('/account/orders', 'demo', {
    'not-found': '/account/orders?q=qxzvwk',
    'opened-offline': openedOffline('/account/orders'),
    'wont-load': failToLoad,
  }),
  ...of('/account/orders/$number', 'demo', { demo: openOrder, missing: '/account/orders/1' }),
  ...of('/account/help-centre/reports/$number', 'demo', { missing: '/account/help-centre/reports/1' }),
  ...of('/account/my-favourites', 'demo', { filled: favourites }),
  ...of('/account/settings/payment-cards', 'demo', { filled: keptCards }),
  ...of('/account/settings/devices', 'demo', {
    'never-seen-offline': openedOffline('/account/settings/devices', (page) => open(page, '/')),
  }),
  ...of('/account/settings/colleagues', 'till', { buyer: '/account/settings/colleagues' }),
  ...of('/quick-order', 'demo', { pasted: pastedOrder }),
  ...of('/baskets', 'demo', { filled: withBasket('/baskets') }),
  ...of('/baskets/detail', 'demo', {
    filled: withBasket('/baskets/detail'),
    empty: emptyBasket,
    offline: offline('/baskets/detail'),
    'opened-offline': openedOffline('/baskets/detail', withBasket('/baskets/detail')),
  }),
  ...of('/baskets/shared', 'demo', { demo: sharedBasket, missing: '/baskets/shared?token=none' }),
  ...of('/checkout', 'demo', {
    'below-minimum': belowMinimum,
    method: atCheckout(),
    'delivery-day': atCheckout(forDeliveryDay),
    collection: atCheckout(forCollection),
    payment: atCheckout(forDelivery),
    card: atCheckout(forDelivery, payByCard),
    'card-mistyped': atCheckout(forDelivery, cardMistyped),
    notes: atCheckout(forDelivery, forNotes),
    marks: atCheckout(forDelivery, forMarks),
    review: atCheckout(forDelivery, forReview),
    offline: offline('/checkout'),
  }),
  ...of('/checkout/success', 'demo', {
    placed: atCheckout(forDelivery, placed),
    approved: atCheckout(forDelivery, approved),
    'unheard-of': atCheckout(forDelivery, paymentUnanswered),
    'too-late': atCheckout(forDelivery, paidTooLate),
    declined: atCheckout(forDelivery, declined),
    challenged: atCheckout(forDelivery, challenged),
  }),
  ...of('/checkout/test-bank', 'demo', { asked: atCheckout(forDelivery, openBankPage) }),
  ...of('/checkout/approve', 'demo', {
    unknown: '/checkout/approve?payment=00000000-0000-4000-8000-000000000000',
  }),
  ...plain('fresh', emptyAtFirst),
]

/** Routes without a screen in the list above. */
export function unseenRoutes(): readonly string[] {
  const seen = new Set(screens.map(({ route }) => route))
  return routesOf('shop').filter((route) => !seen.has(route))
}
