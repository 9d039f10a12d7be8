import type { FaultTexts } from './fault-texts.ts'

/** The texts of rows whose values do not match the shop or each other. */
export const dataFaultMessages = {
  CODE_REPEATED: {
    en: 'the code {value} is in line {line} already',
    pl: 'kod {value} jest już w wierszu {line}',
    tr: '{value} kodu zaten {line}. satırda var',
  },
  SITE_REPEATED: {
    en: '{site} of {company} is in line {line} already',
    pl: '{site} firmy {company} jest już w wierszu {line}',
    tr: '{company} firmasının {site} adresi zaten {line}. satırda var',
  },
  PRICE_REPEATED: {
    en: 'this price of {product} is in line {line} already',
    pl: 'ta cena produktu {product} jest już w wierszu {line}',
    tr: '{product} ürününün bu fiyatı zaten {line}. satırda var',
  },
  LOGIN_REPEATED: {
    en: '{email} is in line {line} already',
    pl: '{email} jest już w wierszu {line}',
    tr: '{email} zaten {line}. satırda var',
  },
  LOGIN_OF_OTHER_COMPANY: {
    en: '{email} signs in for the company {company}',
    pl: '{email} loguje się już dla firmy {company}',
    tr: '{email} zaten {company} firması için oturum açıyor',
  },
  CATEGORY_FIELD_MISSING: {
    en: '{column} is missing: a new category needs it',
    pl: 'brak {column}: nowa kategoria tego wymaga',
    tr: '{column} eksik: yeni kategori için gerekli',
  },
  COMPANY_FIELD_MISSING: {
    en: '{column} is missing: a new company needs it',
    pl: 'brak {column}: nowa firma tego wymaga',
    tr: '{column} eksik: yeni firma için gerekli',
  },
  PRODUCT_FIELD_MISSING: {
    en: '{column} is missing: a new product needs it',
    pl: 'brak {column}: nowy produkt tego wymaga',
    tr: '{column} eksik: yeni ürün için gerekli',
  },
  SITE_FIELD_MISSING: {
    en: '{column} is missing: a new site needs it',
    pl: 'brak {column}: nowy adres dostawy tego wymaga',
    tr: '{column} eksik: yeni teslimat adresi için gerekli',
  },
  NO_CATEGORY: {
    en: 'there is no category {category}',
    pl: 'nie ma kategorii {category}',
    tr: '{category} kategorisi yok',
  },
  NO_COMPANY: {
    en: 'there is no company {company}',
    pl: 'nie ma firmy {company}',
    tr: '{company} firması yok',
  },
  NO_PRODUCT: {
    en: 'there is no product {product}',
    pl: 'nie ma produktu {product}',
    tr: '{product} ürünü yok',
  },
  NO_ROUTE: { en: 'there is no route {route}', pl: 'nie ma trasy {route}', tr: '{route} rotası yok' },
  PARENT_FAILED: {
    en: 'is left out because line {line}, which describes its parent {parent}, failed',
    pl: 'pominięto, bo wiersz {line} z kategorią nadrzędną {parent} jest błędny',
    tr: '{parent} üst kategorisini tanımlayan {line}. satır hatalı olduğu için atlandı',
  },
  COMPANY_FAILED: {
    en: 'is left out because line {line}, which describes the company {company}, failed',
    pl: 'pominięto, bo wiersz {line} z firmą {company} jest błędny',
    tr: '{company} firmasını tanımlayan {line}. satır hatalı olduğu için atlandı',
  },
  CATEGORY_RING: { en: '{categories}', pl: '{categories}', tr: '{categories}' },
  COMPANY_CONTRADICTED: {
    en: '{column} is not what line {line} says of the same company',
    pl: '{column} różni się od wiersza {line} tej samej firmy',
    tr: '{column} aynı firmanın {line}. satırdaki değerinden farklı',
  },
  PRICE_LIST_WITHOUT_PRICES: {
    en: 'the price list {list} is new and has no prices yet',
    pl: 'cennik {list} jest nowy i nie ma jeszcze cen',
    tr: '{list} fiyat listesi yeni, henüz fiyatı yok',
  },
  PRICE_LIST_WITHOUT_COMPANIES: {
    en: 'the price list {list} is new: no company has it until it is given one',
    pl: 'cennik {list} jest nowy: żadna firma go nie ma, dopóki go nie dostanie',
    tr: '{list} fiyat listesi yeni: bir firmaya verilene kadar hiçbir firmada yok',
  },
  PRICE_LIST_NEEDED: {
    en: 'a private price needs one',
    pl: 'cena indywidualna (private) wymaga cennika',
    tr: 'özel fiyat (private) için fiyat listesi gerekli',
  },
  KIND_HAS_NO_LIST: {
    en: 'a {kind} price has none',
    pl: 'cena {kind} nie ma cennika: zostaw puste',
    tr: '{kind} fiyatının listesi olmaz: boş bırakın',
  },
  KIND_HAS_NO_DAYS: {
    en: 'a {kind} price has no days',
    pl: 'cena {kind} nie ma dat: zostaw puste',
    tr: '{kind} fiyatının tarihleri olmaz: boş bırakın',
  },
  ENDS_BEFORE_STARTS: {
    en: '{ends} is before {starts}',
    pl: '{ends} jest przed {starts}',
    tr: '{ends}, {starts} tarihinden önce',
  },
  BOX_AND_KG_PRICE: {
    en: 'box_price and kg_price: a product has only one of them',
    pl: 'box_price i kg_price: produkt ma tylko jedną z nich',
    tr: 'box_price ve kg_price: bir üründe yalnızca biri olur',
  },
  SOLD_BY_KG: {
    en: 'the product is sold by the kilogram',
    pl: 'produkt sprzedaje się na kilogramy',
    tr: 'ürün kilogramla satılıyor',
  },
  NOT_SOLD_IN_BOXES: {
    en: 'the product is not sold in boxes',
    pl: 'produktu nie sprzedaje się w kartonach',
    tr: 'ürün koliyle satılmıyor',
  },
  NOT_SOLD_BY_KG: {
    en: 'the product is not sold by the kilogram',
    pl: 'produktu nie sprzedaje się na kilogramy',
    tr: 'ürün kilogramla satılmıyor',
  },
  PRICE_TOO_SMALL: {
    en: 'the price {price} comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
    pl: 'cena {price} daje zero: jedna jednostka musi kosztować co najmniej 0.005; brak ceny to pusta komórka',
    tr: '{price} fiyatı sıfıra denk geliyor: bir birim en az 0.005 olmalı; fiyat yoksa hücreyi boş bırakın',
  },
  DISCOUNTED_PRICE_TOO_SMALL: {
    en: 'the price {price} less {discount} % comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
    pl: 'cena {price} po rabacie {discount}% daje zero: jedna jednostka musi kosztować co najmniej 0.005; brak ceny to pusta komórka',
    tr: '{price} fiyatı %{discount} indirimle sıfıra denk geliyor: bir birim en az 0.005 olmalı; fiyat yoksa hücreyi boş bırakın',
  },
  SELL_AS_CONTRADICTED: {
    en: 'says {sellAs}, but box_or_kg says {boxOrKg}',
    pl: 'podano {sellAs}, a w box_or_kg {boxOrKg}',
    tr: '{sellAs} yazıyor, box_or_kg ise {boxOrKg}',
  },
  SECOND_UNIT_MISSING: {
    en: 'says {sellAs}, but box_or_kg says neither',
    pl: 'podano {sellAs}, a w box_or_kg nie ma ani box, ani kg',
    tr: '{sellAs} yazıyor, box_or_kg ise ne box ne kg',
  },
  NOT_WHOLE_PIECES: {
    en: '{quantity} is not a whole number of pieces, and the product is not sold by the kilogram',
    pl: '{quantity} to nie pełna liczba sztuk, a produktu nie sprzedaje się na kilogramy',
    tr: '{quantity} tam adet değil ve ürün kilogramla satılmıyor',
  },
  STOCK_BELOW_ZERO: {
    en: 'on_hand is below 0; it is taken as 0',
    pl: 'on_hand jest mniejsze od 0; przyjęto 0',
    tr: 'on_hand 0’dan küçük; 0 sayıldı',
  },
  COUNTED_IN_KG: {
    en: 'stock and minimum stock now count kilograms: import them again',
    pl: 'stan i stan minimalny liczy się teraz w kilogramach: zaimportuj je ponownie',
    tr: 'stok ve en az stok artık kilogramla sayılıyor: yeniden içe aktarın',
  },
  COUNTED_IN_PIECES: {
    en: 'stock and minimum stock now count pieces: import them again',
    pl: 'stan i stan minimalny liczy się teraz w sztukach: zaimportuj je ponownie',
    tr: 'stok ve en az stok artık adetle sayılıyor: yeniden içe aktarın',
  },
  BARCODE_CHECK_DIGIT: {
    en: 'the barcode {barcode} ends in the wrong check digit; it is kept as it is',
    pl: 'kod kreskowy {barcode} ma błędną cyfrę kontrolną; pozostaje bez zmian',
    tr: '{barcode} barkodunun denetim basamağı yanlış; olduğu gibi bırakıldı',
  },
  BARCODE_SHARED: {
    en: 'the barcode {barcode} is on {products}; a scan finds them all',
    pl: 'kod kreskowy {barcode} mają produkty {products}; skan znajdzie wszystkie',
    tr: '{barcode} barkodu şu ürünlerde var: {products}; tarama hepsini bulur',
  },
  PICTURE_MISSING: {
    en: 'there is no file {picture} in the folder pictures of DATA_DIR; it is shown once it is there',
    pl: 'w folderze pictures w DATA_DIR nie ma pliku {picture}; zdjęcie pojawi się, gdy plik tam będzie',
    tr: 'DATA_DIR içindeki pictures klasöründe {picture} dosyası yok; eklendiğinde gösterilir',
  },
} satisfies FaultTexts
