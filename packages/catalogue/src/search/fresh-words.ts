const fresh = /^(?:fresh|taze|swiez(?:[yaei]|ego|ej|ych|ymi))$/
/** A word that customers add to fruit, meat and bread. Other products have it in their names: `Fresh Root Ginger`. */
export const isFreshWord = (word: string): boolean => fresh.test(word)
