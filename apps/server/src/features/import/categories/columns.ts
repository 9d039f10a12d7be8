import { type OtherLanguage, otherLanguages } from '@provender/domain/languages'
import { code, flag, line, integer } from '../cells/cell.ts'
import { picture } from '../cells/picture.ts'
import { type Column, required, optional, optionalNumber } from '../csv/columns.ts'

export type TranslatedName = `name_${OtherLanguage}`

export const translatedNames = otherLanguages.map((language): TranslatedName => `name_${language}`)

/** The columns of a categories file. docs/import.md explains them to the wholesaler. */
export const categoryColumns = {
  code: required(['code', 'category_code'], code),
  parent: optional<string | null>(['parent', 'parent_code'], code, null),
  name: optional(['name', 'name_en', 'category_name'], line(80), undefined),
  ...(Object.fromEntries(translatedNames.map((name) => [name, optional([name], line(80), '')])) as Readonly<
    Record<TranslatedName, Column<string>>
  >),
  index: optionalNumber<number | null>(['index', 'position'], integer(1_000_000_000), null),
  visible: optional(['visible'], flag, true),
  picture: optional(['picture', 'image'], picture, null),
}
