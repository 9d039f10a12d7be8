export const basketLinesId = 'basket-lines'
