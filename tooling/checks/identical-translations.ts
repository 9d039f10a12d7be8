import type { OtherLanguage } from '@provender/domain/languages'

/** Texts whose translation equals the English, each with the reason. Other identical texts are reported as untranslated. */
export const identicalTranslations: Readonly<
  Partial<Record<OtherLanguage, Readonly<Record<string, string>>>>
> = {
  pl: {
    '{0}%': 'a figure',
    '{minutes} min': 'a unit of measure',
    '{rate}%': 'a figure',
    '{amount} kg': 'a unit of measure',
    '{amount}/kg': 'a unit of measure',
    '{amount}/l': 'a unit of measure',
    kg: 'a unit of measure',
    '0% VAT': 'the tax is British, and its invoices say VAT in every language',
    '{rate}% VAT': 'as above',
    VAT: 'as above',
    'VAT % (spreadsheet)': 'as above',
    '{day}, {sentBy}': 'a day and a name',
    '{note} (PDF)': 'the name of a format',
    '{number} (PDF)': 'the name of a format',
    CSV: 'the name of a format',
    PDF: 'the name of a format',
    AWRS: 'the British register of alcohol wholesalers',
    CVV: 'stands on the card',
    'E-mail': 'a word of both languages',
    Link: 'a word of both languages',
    Menu: 'a word of both languages',
    Status: 'a word of both languages',
    Halal: 'a word of both languages',
  },
  tr: {
    '{amount} kg': 'a unit of measure',
    '{amount}/kg': 'a unit of measure',
    '{amount}/l': 'a unit of measure',
    kg: 'a unit of measure',
    '{day}, {sentBy}': 'a day and a name',
    '{note} (PDF)': 'the name of a format',
    '{number} (PDF)': 'the name of a format',
    CSV: 'the name of a format',
    PDF: 'the name of a format',
    AWRS: 'the British register of alcohol wholesalers',
    CVV: 'stands on the card',
    Soya: 'a word of both languages',
    Vegan: 'a word of both languages',
    net: 'a word of both languages',
    Net: 'a word of both languages',
  },
}
