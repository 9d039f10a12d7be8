/** The attributes of every shop and their values. Brands and countries have values of their own. */
export const attributeMessages = {
  names: {
    brand: 'Brand',
    country: 'Country of origin',
    diet: 'Diet',
    allergens: 'Allergens',
    storage: 'Storage',
  },
  /** The fourteen allergens of food law in the United Kingdom. */
  allergens: {
    celery: 'Celery',
    gluten: 'Cereals containing gluten',
    crustaceans: 'Crustaceans',
    eggs: 'Eggs',
    fish: 'Fish',
    lupin: 'Lupin',
    milk: 'Milk',
    molluscs: 'Molluscs',
    mustard: 'Mustard',
    nuts: 'Tree nuts',
    peanuts: 'Peanuts',
    sesame: 'Sesame',
    soya: 'Soya',
    sulphites: 'Sulphur dioxide and sulphites',
  },
  diet: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    halal: 'Halal',
    kosher: 'Kosher',
    'gluten-free': 'Gluten free',
    'dairy-free': 'Dairy free',
    organic: 'Organic',
  },
  storage: {
    /** Elsewhere, Ambient is a part of an order. */
    ambient: { text: 'Ambient', context: 'storage' },
    chilled: 'Chilled',
    frozen: 'Frozen',
  },
}
