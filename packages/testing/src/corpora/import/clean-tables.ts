export interface Table {
  readonly kind: ImportKind
  readonly header: readonly string[]
  readonly numberColumns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type Language = 'en' | 'fr' | 'de' | 'pl' | 'tr' | 'ru' | 'el'

const names: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ['Chopped Tomatoes', '9 Inch Plates, White', 'Beans & Peas', 'Rice Long Grain'],
  fr: ['Crème fraîche épaisse', 'Pâté de campagne', 'Purée de pommes', 'Café moulu'],
  de: ['Käse jung', 'Brötchen süß', 'Müller Würstchen', 'Gemüsebrühe grün'],
  pl: ['Kiełbasa śląska', 'Ser żółty', 'Mąka pszenna', 'Łosoś wędzony'],
  tr: ['Közlenmiş patlıcan', 'Kaşar peyniri', 'Yoğurt', 'Çiğ köfte'],
  ru: ['Квашеная капуста', 'Сметана', 'Хлеб ржаной', 'Борщ'],
  el: ['Ελαιόλαδο', 'Φέτα', 'Τυρί', 'Ελιές'],
}

/** Addresses in the script of a language, and one with signs that a name may have. */
const emails: Readonly<Record<Language, string>> = {
  en: 'sam+orders&co@corner.example',
  fr: 'commandes@café.example',
  de: 'info@müller.example',
  pl: 'zamówienia@żabka.example',
  tr: 'sipariş@çağrı.example',
  ru: 'почта@пример.рф',
  el: 'info@ελιά.example',
}

export const importKinds = ['products', 'prices', 'stock', 'companies', 'sites', 'categories'] as const
export type ImportKind = (typeof importKinds)[number]

export function cleanTable(kind: ImportKind, language: Language = 'en'): Table {
  const [one, two, three, four] = names[language]
  switch (kind) {
    case 'products':
      return {
        kind,
        numberColumns: ['vat', 'weight_kg', 'units_per_box'],
        header: ['code', 'name', 'vat', 'pack_size', 'weight_kg', 'brand', 'units_per_box', 'notes'],
        rows: [
          ['00123', one, '20', '12 x 400g', '0.45', 'Pomaro', '12', 'Keep cool'],
          ['00124', two, '0', '1 x 100', '1234.5', 'Hartfell', '1', ''],
          ['A-125', three, '17.5', '6 x 2L', '2.25', '', '6', ''],
          ['126', four, '5', '20kg', '20', 'Hartfell', '1', ''],
        ],
      }
    case 'prices':
      return {
        kind,
        numberColumns: ['price', 'box_price', 'discount'],
        header: ['code', 'kind', 'price_list', 'price', 'box_price', 'discount', 'starts'],
        rows: [
          ['00123', 'standard', '', '0.65', '7.2', '0', ''],
          ['00124', 'private', `${one} 1`, '1234.5', '', '0', ''],
          ['A-125', 'promo', '', '12.25', '', '12.5', '2026-05-14'],
          ['126', 'standard', '', '5', '60', '0', ''],
        ],
      }
    case 'stock':
      return {
        kind,
        numberColumns: ['on_hand'],
        header: ['code', 'on_hand', 'suspended'],
        rows: [
          ['00123', '240', 'no'],
          ['00124', '37.45', 'no'],
          [`A ${one}`, '1234.5', 'yes'],
          ['126', '0', 'no'],
        ],
      }
    case 'companies':
      return {
        kind,
        numberColumns: ['credit_limit'],
        header: ['code', 'name', 'city', 'telephone', 'credit_limit', 'login_email', 'login_name'],
        rows: [
          ['C001', one, 'Leeds', '0113 496 0001', '1500', "pat.o'brien@corner.example", "Pat O'Brien"],
          ['C002', two, 'York', '+44 113 496 0002', '1234.5', 'bo@plates.example', 'Bo'],
          ['C003', three, 'Hull', '', '0.5', '', ''],
          ['C004', four, 'Hull', '0113 496 0004', '150000', emails[language], 'Sam'],
        ],
      }
    case 'sites':
      return {
        kind,
        numberColumns: [],
        header: ['company', 'code', 'name', 'address1', 'postcode', 'instructions'],
        rows: [
          ['C001', '001', one, '7 Kirkgate', 'LS1 1AA', 'Ring at the gate'],
          ['C001', '002', two, 'Row 3', 'LS2 2BB', ''],
          ['C002', '001', three, '12 High Street', 'YO1 1AA', ''],
          ['C003', 'K1', four, '1 Quay', 'HU1 1AA', ''],
        ],
      }
    case 'categories':
      return {
        kind,
        numberColumns: ['index'],
        header: ['code', 'parent', 'name', 'name_pl', 'index', 'visible'],
        rows: [
          ['grocery', '', one, '', '10', 'yes'],
          ['tins', 'grocery', two, '', '20', 'yes'],
          ['0030', 'grocery', three, '', '1500', 'no'],
          ['dairy', '', four, '', '40', 'yes'],
        ],
      }
  }
}
