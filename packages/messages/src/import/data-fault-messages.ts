export const dataFaultMessages = {
  CODE_DIFFERS_BY_CASE:
    '"{value}" differs from the product "{other}" in capital or similar letters only; they are two products',
  COMPANY_DIFFERS_BY_CASE:
    '"{value}" differs from the company "{other}" in capital or similar letters only; they are two companies',
  PRICE_LIST_DIFFERS_BY_CASE:
    '"{value}" differs from the price list "{other}" in capital or similar letters only; they are two price lists',
  CATEGORY_DIFFERS_BY_CASE:
    '"{value}" differs from the category "{other}" in capital or similar letters only; they are two categories',
  SITE_DIFFERS_BY_CASE:
    '"{value}" differs from the site "{other}" of {company} in capital or similar letters only; they are two sites',
  CODE_REPEATED: 'the code {value} is in line {line} already',
  SITE_REPEATED: '{site} of {company} is in line {line} already',
  PRICE_REPEATED: 'this price of {product} is in line {line} already',
  LOGIN_REPEATED: '{email} is in line {line} already',
  LOGIN_OF_OTHER_COMPANY: '{email} signs in for the company {company}',
  CATEGORY_FIELD_MISSING: '{column} is missing: a new category needs it',
  COMPANY_FIELD_MISSING: '{column} is missing: a new company needs it',
  PRODUCT_FIELD_MISSING: '{column} is missing: a new product needs it',
  SITE_FIELD_MISSING: '{column} is missing: a new site needs it',
  NO_CATEGORY: 'there is no category {category}',
  NO_COMPANY: 'there is no company {company}',
  NO_PRODUCT: 'there is no product {product}',
  NO_ROUTE: 'there is no route {route}',
  PARENT_FAILED: 'is left out because line {line}, which describes its parent {parent}, failed',
  COMPANY_FAILED: 'is left out because line {line}, which describes the company {company}, failed',
  CATEGORY_RING: '{first} is below {rest}',
  COMPANY_CONTRADICTED: '{column} differs from line {line} for the same company',
  CURRENCY_IN_USE:
    'the orders and the account of this company are in {currency}: give it a new code for another currency',
  PRICE_LIST_WITHOUT_PRICES: 'the price list {list} is new and has no prices yet',
  PRICE_LIST_WITHOUT_COMPANIES: 'the price list {list} is new: no company has it until it is given one',
  PRICE_LIST_NEEDED: 'a private price needs one',
  KIND_HAS_NO_LIST: 'a {kind} price has none',
  KIND_HAS_NO_DAYS: 'a {kind} price has no days',
  ENDS_BEFORE_STARTS: '{ends} is before {starts}',
  PRICES_OVERLAP:
    'the {kind} price of {product} from {starts} to {ends} overlaps its {otherKind} price from {otherStarts} to {otherEnds}: on the same days the lower one counts',
  CLEARANCE_OVERLAPS:
    'the {kind} price of {product} from {starts} to {ends} overlaps its {otherKind} price from {otherStarts} to {otherEnds}: on the same days the clearance price counts',
  PRICE_REPLACED:
    'the {kind} price of {product} from {starts} to {ends} replaces the one from {starts} to {otherEnds}: to keep both, start one of them on another day',
  AMOUNT_REMOVED:
    'the {kind} price of {product} was {price} and is removed, because the cell is empty or 0: to keep it, write it into this line',
  BOX_AND_KG_PRICE: 'box_price and kg_price: a product has only one of them',
  SOLD_BY_KG: 'the product is sold by the kilogram',
  NOT_SOLD_IN_BOXES: 'the product is not sold in boxes',
  NOT_SOLD_BY_KG: 'the product is not sold by the kilogram',
  PRICE_TOO_SMALL:
    'the price {price} comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
  DISCOUNTED_PRICE_TOO_SMALL:
    'the price {price} less {discount}% comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
  SELL_AS_CONTRADICTED: 'says {sellAs}, but box_or_kg says {boxOrKg}',
  SECOND_UNIT_MISSING: 'says {sellAs}, but box_or_kg says neither',
  NOT_WHOLE_PIECES: '{quantity} is not a whole number of pieces, and the product is not sold by the kilogram',
  STOCK_BELOW_ZERO: 'on_hand is below 0; it is taken as 0',
  COUNTED_IN_KG: 'stock and minimum stock now count kilograms: import them again',
  COUNTED_IN_PIECES: 'stock and minimum stock now count pieces: import them again',
  BARCODE_CHECK_DIGIT: 'the barcode {barcode} ends in the wrong check digit; it is kept as it is',
  BARCODE_SHARED: 'the barcode {barcode} is on {products}; a scan finds them all',
  PICTURE_MISSING:
    'there is no file {picture} in the folder pictures of DATA_DIR; it is shown once it is there',
} as const

export const productList = '{first} and {rest}'
