import type { AttributeRow } from '@provender/domain/import/rows'
import { byLanguage, type TranslatedText } from '@provender/domain/languages'
import { attributeMessages } from '@provender/messages/attributes/attribute-messages'
import { formatMessage } from '@provender/messages/format-message'
import type { Message } from '@provender/messages/message'

const codes = ['brand', 'country', 'diet', 'allergens', 'storage'] as const

/** Brand, country of origin, allergens, diet and storage. Brands and countries are created with their products. */
export function standardAttributes(): readonly AttributeRow[] {
  return codes.map((code, index) => ({
    code,
    name: inEveryLanguage(attributeMessages.names[code]),
    index: 10 * (index + 1),
    visible: true,
    values: Object.entries(valuesOf(code)).map(([value, name]) => ({
      code: value,
      name: inEveryLanguage(name),
      picture: null,
    })),
  }))
}

function valuesOf(code: (typeof codes)[number]): Readonly<Record<string, Message>> {
  return code === 'brand' || code === 'country' ? {} : attributeMessages[code]
}

function inEveryLanguage(message: Message): TranslatedText {
  return byLanguage((language) => formatMessage(language, message))
}

const aliases: Readonly<Record<'allergens' | 'storage', Readonly<Record<string, string>>>> = {
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

/** Other names for values of attributes with a fixed list: a search would miss an allergen that exists under two names. */
export const valueAliases: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(aliases).map(([code, others]) => [code, new Map(Object.entries(others))]),
)
