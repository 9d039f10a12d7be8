/** Patterns of personal data, secrets and prices, in the order in which they are replaced. Each is bounded: strangers report errors, too. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[?#](?<=\/[\w/.%-]*[?#])[^\s"')]+/g, ''],
  [/:\/\/[^\s/@]+@/g, '://[secret]@'],
  [/[^\s@<>"'`(),;:=[\]]{1,64}@[^\s@<>"'`(),;:=[\]]+\.\p{L}{2,}/gu, '[e-mail]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [secret]'],
  [/\b(?:sk|rk|pk|whsec|pi|seti|cus)_\w+/g, '[secret]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?:\.[\w-]+)*/gi, '[secret]'],
  [/(?:[£€$₺₹¥]|\b(?:GBP|EUR|USD|PLN|TRY)\b)\s?\d(?:[\d.,]*\d)?/g, '[amount]'],
  [/\d(?:[\d.,]{0,20}\d)?\s?(?:[£€₺₹¥]|zł|GBP|EUR|USD|PLN|TRY)/g, '[amount]'],
  [/\b\d+[.,]\d{2,4}\b/g, '[amount]'],
  [/\+?\d(?:[ ()-]{0,2}\d){5,}/g, '[number]'],
]

/** The text of an error without private data: addresses, tokens, prices and numbers. */
export function scrub(text: string): string {
  return secrets.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text.slice(0, 2000))
}
