import type { AttributeRow } from '@provender/domain/import/rows'
import type { TranslatedText } from '@provender/domain/languages'

/** The attributes of every shop. */
type StandardAttribute = 'brand' | 'country' | 'allergens' | 'diet' | 'storage'

const words = (en: string, pl: string, tr: string): TranslatedText => ({ en, pl, tr })

function attribute(
  index: number,
  code: StandardAttribute,
  {
    name,
    values = {},
  }: { readonly name: TranslatedText; readonly values?: Readonly<Record<string, TranslatedText>> },
): AttributeRow {
  return {
    code,
    name,
    index,
    visible: true,
    values: Object.entries(values).map(([value, called]) => ({ code: value, name: called, picture: null })),
  }
}

/** The fourteen allergens of food law in the United Kingdom. */
const allergens = {
  celery: words('Celery', 'Seler', 'Kereviz'),
  gluten: words('Cereals containing gluten', 'Zboża zawierające gluten', 'Gluten içeren tahıllar'),
  crustaceans: words('Crustaceans', 'Skorupiaki', 'Kabuklular'),
  eggs: words('Eggs', 'Jaja', 'Yumurta'),
  fish: words('Fish', 'Ryby', 'Balık'),
  lupin: words('Lupin', 'Łubin', 'Acı bakla'),
  milk: words('Milk', 'Mleko', 'Süt'),
  molluscs: words('Molluscs', 'Mięczaki', 'Yumuşakçalar'),
  mustard: words('Mustard', 'Gorczyca', 'Hardal'),
  nuts: words('Tree nuts', 'Orzechy', 'Sert kabuklu yemişler'),
  peanuts: words('Peanuts', 'Orzeszki ziemne', 'Yer fıstığı'),
  sesame: words('Sesame', 'Sezam', 'Susam'),
  soya: words('Soya', 'Soja', 'Soya'),
  sulphites: words(
    'Sulphur dioxide and sulphites',
    'Dwutlenek siarki i siarczyny',
    'Kükürt dioksit ve sülfitler',
  ),
}

const diets = {
  vegan: words('Vegan', 'Wegańskie', 'Vegan'),
  vegetarian: words('Vegetarian', 'Wegetariańskie', 'Vejetaryen'),
  halal: words('Halal', 'Halal', 'Helal'),
  kosher: words('Kosher', 'Koszerne', 'Koşer'),
  'gluten-free': words('Gluten free', 'Bez glutenu', 'Glütensiz'),
  'dairy-free': words('Dairy free', 'Bez nabiału', 'Süt ürünü içermez'),
  organic: words('Organic', 'Ekologiczne', 'Organik'),
}

const storages = {
  ambient: words('Ambient', 'Temperatura pokojowa', 'Oda sıcaklığı'),
  chilled: words('Chilled', 'Chłodzone', 'Soğutulmuş'),
  frozen: words('Frozen', 'Mrożone', 'Dondurulmuş'),
}

/** Brand, country of origin, allergens, diet and storage. Brands and countries are created with their products. */
export const standardAttributes: readonly AttributeRow[] = [
  attribute(10, 'brand', { name: words('Brand', 'Marka', 'Marka') }),
  attribute(20, 'country', { name: words('Country of origin', 'Kraj pochodzenia', 'Menşe ülke') }),
  attribute(30, 'diet', { name: words('Diet', 'Dieta', 'Diyet'), values: diets }),
  attribute(40, 'allergens', { name: words('Allergens', 'Alergeny', 'Alerjenler'), values: allergens }),
  attribute(50, 'storage', { name: words('Storage', 'Przechowywanie', 'Saklama'), values: storages }),
]

/** Other names for values of attributes with a fixed list: a search would miss an allergen that exists under two names. */
export const valueAliases: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  allergens: {
    'cereals (gluten)': 'gluten',
    cereals: 'gluten',
    wheat: 'gluten',
    barley: 'gluten',
    rye: 'gluten',
    oats: 'gluten',
    spelt: 'gluten',
    crustacean: 'crustaceans',
    shellfish: 'crustaceans',
    prawns: 'crustaceans',
    egg: 'eggs',
    lactose: 'milk',
    dairy: 'milk',
    mollusc: 'molluscs',
    mollusks: 'molluscs',
    nut: 'nuts',
    'tree nut': 'nuts',
    almonds: 'nuts',
    hazelnuts: 'nuts',
    walnuts: 'nuts',
    cashews: 'nuts',
    pistachios: 'nuts',
    peanut: 'peanuts',
    'sesame seeds': 'sesame',
    soy: 'soya',
    soybeans: 'soya',
    soyabeans: 'soya',
    'soya beans': 'soya',
    sulphite: 'sulphites',
    sulfites: 'sulphites',
    'sulphur dioxide': 'sulphites',
    so2: 'sulphites',
  },
  storage: {
    'room temperature': 'ambient',
    dry: 'ambient',
    chill: 'chilled',
    fridge: 'chilled',
    refrigerated: 'chilled',
    fresh: 'chilled',
    freezer: 'frozen',
  },
}
