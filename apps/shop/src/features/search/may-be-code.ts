/** Can a text be a whole code or barcode? Then its product is looked for before the list of everything is opened. */
export function mayBeCode(text: string): boolean {
  return /^\d[\d\s-]+\d$/.test(text) || /^(?=.*\d)[\da-z./-]{4,}$/i.test(text)
}
