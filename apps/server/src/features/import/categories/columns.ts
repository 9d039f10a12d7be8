import { code, flag, line, integer } from '../cells/cell.ts'
import { picture } from '../cells/picture.ts'
import { required, optional, optionalNumber } from '../csv/columns.ts'

/** The columns of a categories file. docs/import.md explains them to the wholesaler. */
export const categoryColumns = {
  code: required(['code', 'category_code'], code),
  parent: optional<string | null>(['parent', 'parent_code'], code, null),
  name: optional(['name', 'name_en', 'category_name'], line(80), undefined),
  namePl: optional(['name_pl'], line(80), ''),
  nameTr: optional(['name_tr'], line(80), ''),
  index: optionalNumber<number | null>(['index', 'position'], integer(1_000_000_000), null),
  visible: optional(['visible'], flag, true),
  picture: optional(['picture', 'image'], picture, null),
}
