/**
 * Why a line is not sure: the first that applies, in this order, except that a question about the product comes before one about the
 * quantity.
 *
 * - `refused`: the line says that the product is not wanted, as in `no eggs`. It is never ordered unless the user chooses it.
 * - `doubted`: something around the line may change it, such as a heading; see `MatchedLine.doubt`.
 * - `not-found`: no product matches.
 * - `code-not-found`: no product that may be ordered has the written code.
 * - `size-not-found`: no product with these words has the written size; see `MatchedLine.missingSizes`.
 * - `words-not-found`: some words match nothing, or only in another spelling.
 * - `other-words`: the product is found by a synonym only.
 * - `unavailable`: the product cannot be ordered now.
 * - `learned-unavailable`: the learned product cannot be ordered now, and this is another one.
 * - `several-codes`: the line has the codes of several products.
 * - `several-products`: other products match as well.
 * - `quantity-missing`: no quantity is written, and 1 is assumed. The only reason that a sure line may have: a code alone is one of it.
 * - `quantity-unread`: the written quantity is not understood.
 * - `quantity-range`: two quantities are written.
 * - `quantity-not-sold`: the product is not sold in that quantity.
 * - `quantity-ambiguous`: the number may count pieces, or boxes or packs of them.
 * - `quantity-converted`: the quantity was converted to a unit that is sold.
 */
export type MatchReason =
  | 'refused'
  | 'doubted'
  | 'not-found'
  | 'code-not-found'
  | 'size-not-found'
  | 'words-not-found'
  | 'other-words'
  | 'unavailable'
  | 'learned-unavailable'
  | 'several-codes'
  | 'several-products'
  | 'quantity-missing'
  | 'quantity-unread'
  | 'quantity-range'
  | 'quantity-not-sold'
  | 'quantity-ambiguous'
  | 'quantity-converted'
