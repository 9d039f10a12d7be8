/** The fields of a product card, with the company's own prices and favourites. */
const card = `
  id code description2 pSize brand storage pictureUrl unitRate1 allowSales defaultUnit itemType vat isNew isFavorites
  stockReminderActive
  privatePrice { priceId price parcelPrice discount netPrice netParcelPrice }
  units { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }
  stockStatus { available lowStock saleType stockCount }`

export const browse = compact(`
query Browse($filter: ProductFilter, $sort: ProductSort, $page: Int) {
  products(filter: $filter, sort: $sort, page: $page, pageSize: 24) { total page products { ${card} } }
}`)

export const searchWord = compact(`
query Search($search: String) {
  products(search: $search, pageSize: 24) {
    total page products { ${card} }
    categories { categoryId productCount }
    facets { id code name values { id code name productCount } }
  }
}`)

export const detail = compact(`
query Detail($id: Int64!) {
  product(id: $id) {
    ${card}
    description1 description3 notes notes2 weight vatCode barcode1 barcode2 barcode3 createdAt hasStock
    rawPrices { priceId price parcelPrice discount netPrice netParcelPrice }
    promoPrice { priceId price parcelPrice discount netPrice netParcelPrice }
    clearancePrice { priceId price parcelPrice discount netPrice netParcelPrice }
    categories { id name }
    attributes { id code name values { id code name } }
  }
}`)

const baskets = `
  version
  baskets { id name isActive total createdAt updatedAt products { product unit quantity priceWhenAdded } }`

export const applyOperations = compact(`
mutation Apply($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) {
    ${baskets} lastN problems { n type product unit quantity maximum }
  }
}`)

/** The same, but with a minimal result. */
export const changeBaskets = compact(`
mutation Change($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) { version problems { n type } }
}`)

export const quote = compact(`
query Quote($basketId: Uuid) {
  checkoutQuote(basketId: $basketId) {
    quote expiresAt
    review {
      totals { net vat gross vatByRate { rate net vat } }
      lines { productId unit quantity price net vat isOrderable problems { type } product { description2 pSize pictureUrl } }
    }
    methods { method minimum missing }
    deliveryDays { date cutOff }
    collectionDays { date isClosed slots { time isOpen } }
    paymentTypes
  }
}`)

export const placeOrder = compact(`
mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number state totals { net vat gross } } refusal { type products } }
}`)

function compact(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
