/** Fruit and vegetables that kitchens count, folded, in English, Polish and Turkish. */
const counted = new Set(
  (
    'lemon lemons lime limes orange oranges apple apples pear pears banana bananas melon melons mango mangoes avocado avocados avos pineapple pineapples ' +
    'onion onions potato potatoes carrot carrots pepper peppers tomato tomatoes cucumber cucumbers aubergine aubergines courgette courgettes ' +
    'cabbage cabbages cauliflower cauliflowers lettuce lettuces beetroot beetroots turnip turnips parsnip parsnips swede swedes leek leeks ' +
    'cytryna cytryny cytryn limonka limonki pomarancza pomarancze jablko jablka jablek gruszka gruszki banany bananow arbuz arbuzy ananas ananasy ' +
    'cebula cebule ziemniaki ziemniakow marchewka marchewki papryka papryki pomidor pomidory pomidorow ogorek ogorki baklazan baklazany kapusta kapusty ' +
    'kalafior kalafiory burak buraki por pory salata salaty awokado ' +
    'limon portakal elma armut muz kavun karpuz sogan patates havuc biber domates salatalik patlican kabak lahana karnabahar marul pirasa pancar avokado'
  ).split(' '),
)

/** True if the name ends with one of them, or begins with one as in Polish: `3 red onions`, not `3 tomato ketchup`. */
export function isCounted(name: string): boolean {
  const words = name.split(' ')
  return [words.at(-1), ...(words.length > 1 && polishNouns.test(words[0] ?? '') ? [words[0]] : [])].some(
    (word) => word !== undefined && counted.has(word),
  )
}

const polishNouns = /^(?:cebul|papryk|kapust|marchew|pomidor|ogork|jablk|salat)/
