import type { AttributeValueId, CategoryId } from '../ids.ts'
import {
  choice,
  field,
  flag,
  idList,
  instant,
  largeInteger,
  neighbour,
  text,
  textList,
  textOrNull,
  integer,
} from './product-field.ts'

/** After all products with a rank of their own. */
const lastRank = 100_000

/**
 * Every field of a product except its id, prices and stock (docs/architecture.md, "One more
 * product field"). Devices receive the fields in this order.
 */
export const productFields = {
  code: field({ column: 'code', type: text, blank: '', deviceSection: 'lists', readers: 'card' }),
  /** The name on the till. */
  shortName: field({
    wire: 'description1',
    column: 'description1',
    type: text,
    blank: '',
    deviceSection: 'lists',
    readers: 'page',
    imported: { names: ['short_name', 'till_name', 'description1'], cell: { line: 100 } },
  }),
  /** The display name. */
  name: field({
    wire: 'description2',
    column: 'description2',
    type: text,
    blank: '',
    deviceSection: 'lists',
    readers: 'card',
    description: 'The display name.',
    imported: { names: ['name', 'product_name', 'description2'], cell: { line: 200 }, isRequired: true },
  }),
  /** The long text. */
  description: field({
    wire: 'description3',
    column: 'description3',
    type: text,
    blank: '',
    deviceSection: 'details',
    readers: 'page',
    imported: { names: ['description', 'long_description', 'description3'], cell: { lines: 10_000 } },
  }),
  categoryIds: field({
    column: 'category_ids',
    type: idList<CategoryId>(),
    blank: [],
    deviceSection: 'lists',
    readers: 'converted',
  }),
  attributeValueIds: field({
    column: 'attribute_value_ids',
    type: idList<AttributeValueId>(),
    blank: [],
    deviceSection: 'lists',
    readers: 'converted',
  }),
  /** As printed, e.g. `12 x 400g`. */
  packSize: field({
    wire: 'pSize',
    column: 'p_size',
    type: text,
    blank: '',
    repeats: true,
    deviceSection: 'lists',
    readers: 'card',
    imported: { names: ['pack_size', 'pack', 'size', 'p_size'], cell: { line: 60 } },
  }),
  /** 1 if there is no box. */
  piecesPerBox: field({
    wire: 'unitRate1',
    column: 'unit_rate1',
    type: integer,
    blank: 1,
    deviceSection: 'lists',
    readers: 'card',
    description: 'Pieces in a box.',
  }),
  /** The name of the piece unit, e.g. `each`; empty for products sold only by weight. */
  pieceUnit: field({
    wire: 'unit1',
    column: 'unit1',
    type: text,
    blank: 'each',
    repeats: true,
    deviceSection: 'lists',
    readers: 'card',
    imported: { names: ['unit', 'unit_name', 'unit1'], cell: { line: 20 } },
  }),
  /** The box or the kilogram; empty for products sold only by the piece. */
  secondUnit: field({
    wire: 'unit2',
    column: 'unit2',
    type: choice(['', 'box', 'kg']),
    blank: '',
    repeats: true,
    deviceSection: 'lists',
    readers: 'card',
  }),
  /** The units that are sold: '1' only the piece, '2' only the second unit, '3' both (docs/product-rules.md#units). */
  sellAs: field({
    wire: 'allowSales',
    column: 'allow_sales',
    type: choice(['1', '2', '3']),
    blank: '1',
    deviceSection: 'lists',
    readers: 'card',
  }),
  defaultUnit: field({
    column: 'default_unit',
    type: choice(['1', '2']),
    blank: '1',
    deviceSection: 'lists',
    readers: 'card',
  }),
  secondaryUnit: field({
    column: 'secondary_unit',
    type: choice(['', '1', '2']),
    blank: '',
    deviceSection: 'lists',
    readers: 'api',
  }),
  vatCode: field({
    column: 'vat_code',
    type: text,
    blank: '',
    repeats: true,
    deviceSection: 'lists',
    readers: 'api',
    imported: { names: ['vat_code', 'tax_code'], cell: { line: 20 } },
  }),
  vatBasisPoints: field({
    column: 'vat_basis_points',
    type: integer,
    blank: 0,
    deviceSection: 'lists',
    readers: 'converted',
    imported: { names: ['vat', 'vat_rate', 'vat_percent', 'tax_rate'], cell: 'vat', isRequired: true },
  }),
  /** At most three. */
  barcodes: field({
    column: 'barcodes',
    type: textList,
    blank: [],
    deviceSection: 'lists',
    readers: 'converted',
  }),
  /** The weight of one packed piece; 0 if unknown. */
  weightGrams: field({
    column: 'weight_grams',
    type: integer,
    blank: 0,
    deviceSection: 'lists',
    readers: 'converted',
    imported: { names: ['weight_kg'], cell: 'thousandths' },
  }),
  /** At or below this stock, the product counts as low. In pieces, or in grams for products sold by the kilogram. */
  minStock: field({
    column: 'min_stock',
    type: largeInteger,
    blank: 0,
    deviceSection: 'never',
    readers: 'converted',
  }),
  saleType: field({
    column: 'sale_type',
    type: choice(['NORMAL', 'CLEARANCE', 'IN_TRANSIT']),
    blank: 'NORMAL',
    repeats: true,
    deviceSection: 'lists',
    readers: 'api',
    imported: {
      names: ['sale_type'],
      cell: {
        choice: {
          NORMAL: ['normal', 'standard'],
          CLEARANCE: ['clearance'],
          IN_TRANSIT: ['in transit', 'on order'],
        },
      },
    },
  }),
  itemType: field({
    column: 'item_type',
    type: choice(['STANDARD', 'CATCH_WEIGHT', 'DEPOSIT']),
    blank: 'STANDARD',
    repeats: true,
    deviceSection: 'lists',
    readers: 'card',
    imported: {
      names: ['item_type'],
      cell: {
        choice: { STANDARD: ['standard', 'normal'], CATCH_WEIGHT: ['catch weight'], DEPOSIT: ['deposit'] },
      },
    },
  }),
  catalogCode: field({
    column: 'catalog_code',
    type: text,
    blank: '',
    repeats: true,
    deviceSection: 'never',
    readers: 'api',
    imported: { names: ['catalogue_code', 'catalog_code'], cell: { line: 60 } },
  }),
  notes: field({
    column: 'notes',
    type: text,
    blank: '',
    deviceSection: 'details',
    readers: 'page',
    imported: { names: ['notes'], cell: { lines: 2000 } },
  }),
  notes2: field({
    column: 'notes2',
    type: text,
    blank: '',
    deviceSection: 'never',
    readers: 'api',
    imported: { names: ['notes2'], cell: { lines: 2000 } },
  }),
  /** The place in the warehouse, e.g. `B-04-2`. */
  shelfLocation: field({
    column: 'shelf_location',
    type: text,
    blank: '',
    deviceSection: 'never',
    readers: 'staff',
    imported: { names: ['location', 'shelf_location'], cell: { line: 20 } },
  }),
  webPublished: field({
    column: 'web_published',
    type: flag,
    blank: true,
    deviceSection: 'never',
    readers: 'api',
    imported: { names: ['web', 'web_published'], cell: 'flag' },
  }),
  mobilePublished: field({
    column: 'mobile_published',
    type: flag,
    blank: true,
    deviceSection: 'never',
    readers: 'api',
    imported: { names: ['mobile', 'mobile_published'], cell: 'flag' },
  }),
  /** A file name below the base address for pictures, or a full URL. */
  picture: field({
    column: 'picture',
    type: textOrNull,
    blank: null,
    deviceSection: 'lists',
    readers: 'converted',
    imported: { names: ['picture', 'image'], cell: 'picture' },
  }),
  /** Position in the FEATURED order; lower comes first. */
  featuredRank: field({
    column: 'featured_rank',
    type: neighbour,
    blank: lastRank,
    deviceSection: 'lists',
    readers: 'converted',
    imported: { names: ['featured', 'featured_rank'], cell: { integer: 1_000_000_000 } },
  }),
  createdAtMs: field({
    column: 'created_at',
    type: instant,
    blank: 0,
    deviceSection: 'lists',
    readers: 'converted',
  }),
} as const
