/** What may name somebody, open a door, or be a price; in the order in which it is looked for. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // The query and the mark of an address have searches and the secrets of e-mails.
  [/([\w/.:@%-]*\/[\w/.%-]*)[?#][^\s"')]+/g, '$1'],
  [/:\/\/[^\s/@]+@/g, '://[secret]@'],
  [/[^\s@<>"'`(),;:=[\]]+@[^\s@<>"'`(),;:=[\]]+\.\p{L}{2,}/gu, '[e-mail]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [secret]'],
  [/\b(?:sk|rk|pk|whsec|pi|seti|cus)_\w+/g, '[secret]'],
  // Tokens, hashes, ids: long, and of letters and figures.
  [/(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?:\.[\w-]+)*/gi, '[secret]'],
  [/(?:[£€$₺₹¥]|\b(?:GBP|EUR|USD|PLN|TRY)\b)\s?\d(?:[\d.,]*\d)?/g, '[amount]'],
  [/\d(?:[\d.,]*\d)?\s?(?:[£€₺₹¥]|zł|GBP|EUR|USD|PLN|TRY)/g, '[amount]'],
  [/\b\d+[.,]\d{2,4}\b/g, '[amount]'],
  // Of telephones, cards, orders.
  [/\+?\d(?:[ ()-]{0,2}\d){5,}/g, '[number]'],
]

/** A text of an error without what is nobody else's business: addresses, tokens, prices, numbers of people. */
export function scrubbed(text: string): string {
  return secrets.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text.slice(0, 2000))
}
