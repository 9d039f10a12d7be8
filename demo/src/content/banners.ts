import type { TranslatedText } from '@provender/domain/languages'
import type { LocalDate } from '@provender/domain/slots/hours'
import type { ListedProduct } from '../catalogue/products.ts'
import type { BannerTone, DemoBanner } from '../dataset.ts'
import { plusDays } from '../days.ts'

interface Draft {
  readonly code: string
  readonly title: TranslatedText
  readonly text: TranslatedText
  readonly link: string
  readonly tone: BannerTone
  readonly shots: readonly (readonly [category: string, brand: string])[]
  readonly from: number
  readonly to: number
}

const drafts: readonly Draft[] = [
  {
    code: 'soup-weather',
    title: {
      en: 'Soup weather. Tins by the pallet.',
      pl: 'Pora na zupę. Puszki na palety.',
      tr: 'Çorba havası. Paletle konserve.',
    },
    text: {
      en: 'Tomatoes, beans and soups at promotion prices while the cold lasts.',
      pl: 'Pomidory, fasola i zupy w cenach promocyjnych, dopóki trwają chłody.',
      tr: 'Soğuklar sürdükçe domates, fasulye ve çorbalar kampanya fiyatına.',
    },
    link: '/shop?category=tinned-tomatoes',
    tone: 'butter',
    shots: [
      ['tinned-beans', 'harbour'],
      ['tinned-tomatoes', 'pomaro'],
      ['soups', 'tindale'],
    ],
    from: -6,
    to: 21,
  },
  {
    code: 'breakfast-table',
    title: {
      en: 'A Turkish breakfast, delivered.',
      pl: 'Tureckie śniadanie z dostawą.',
      tr: 'Serpme kahvaltı kapınızda.',
    },
    text: {
      en: 'Beyaz peynir, sucuk, olives and simit from one van, six mornings a week.',
      pl: 'Beyaz peynir, sucuk, oliwki i simit jednym kursem, sześć razy w tygodniu.',
      tr: 'Beyaz peynir, sucuk, zeytin ve simit; haftada altı sabah, tek araçla.',
    },
    link: '/shop?category=turkish',
    tone: 'mint',
    shots: [
      ['turkish-dairy', 'sutluova'],
      ['turkish-meats', 'etbasi'],
      ['turkish-bakery', 'firinkoy'],
    ],
    from: -20,
    to: 40,
  },
  {
    code: 'fryer-week',
    title: {
      en: 'Fryers on? Stock the freezer.',
      pl: 'Frytownice grzeją? Uzupełnij mroźnię.',
      tr: 'Fritözler hazır mı? Dondurucuyu doldurun.',
    },
    text: {
      en: 'Chips, battered fish and long-life frying oil, priced by the case.',
      pl: 'Frytki, ryba w cieście i trwały olej do smażenia w cenie za karton.',
      tr: 'Patates, pane balık ve uzun ömürlü kızartma yağı koli fiyatına.',
    },
    link: '/shop?category=frozen',
    tone: 'ice',
    shots: [
      ['chips-potato', 'spudsmith'],
      ['frozen-fish', 'northwake'],
      ['cooking-oils', 'goldmere'],
    ],
    from: -2,
    to: 12,
  },
  {
    code: 'polish-shelf',
    title: {
      en: 'The Polish shelf, complete.',
      pl: 'Polska półka w komplecie.',
      tr: 'Eksiksiz Polonya rafı.',
    },
    text: {
      en: 'Kabanos, pierogi, twaróg and pickles, in every Tuesday and Friday.',
      pl: 'Kabanosy, pierogi, twaróg i ogórki – świeża dostawa we wtorki i piątki.',
      tr: 'Kabanos, pierogi, twaróg ve turşular her salı ve cuma taze.',
    },
    link: '/shop?category=polish',
    tone: 'blush',
    shots: [
      ['polish-meats', 'gaskowo'],
      ['polish-pierogi', 'pierogarnia-hania'],
      ['polish-pickles', 'swierkowa-chata'],
    ],
    from: -13,
    to: 28,
  },
  {
    code: 'counter-coffee',
    title: {
      en: 'Coffee that pays the rent.',
      pl: 'Kawa, która zarabia na czynsz.',
      tr: 'Kirayı çıkaran kahve.',
    },
    text: {
      en: 'Beans, cups, lids and syrups: everything from the grinder to the door.',
      pl: 'Ziarna, kubki, pokrywki i syropy: wszystko od młynka do drzwi.',
      tr: 'Çekirdek, bardak, kapak ve şurup: değirmenden kapıya kadar.',
    },
    link: '/shop?category=coffee',
    tone: 'butter',
    shots: [
      ['coffee', 'caffe-trastino'],
      ['cups-lids', 'kupella'],
      ['squash-cordial', 'sirella'],
    ],
    from: 5,
    to: 33,
  },
]

/**
 * The banners of the home page, with the first featured product of each category and brand. Skips banners whose products are missing from a
 * small range.
 */
export function bannersFor(anchor: LocalDate, listed: readonly ListedProduct[]): readonly DemoBanner[] {
  const shotOf = (category: string, brand: string): string | null =>
    listed
      .filter(({ offer }) => offer.base.category === category && offer.brand.code === brand)
      .reduce<ListedProduct | null>(
        (best, one) => (best === null || one.offer.position < best.offer.position ? one : best),
        null,
      )?.product.picture ?? null
  const banners = drafts.map(({ code, title, text, link, tone, shots, from, to }) => ({
    code,
    title,
    text,
    link,
    tone,
    pictures: shots.map(([category, brand]) => shotOf(category, brand)).filter((file) => file !== null),
    startsOn: plusDays(anchor, from),
    endsOn: plusDays(anchor, to),
  }))
  return banners.filter(({ pictures }) => pictures.length > 1)
}
