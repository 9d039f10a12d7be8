/**
 * Every character that a product code may contain besides letters, digits and spaces. Commas, colons and quotes separate codes in lists and
 * files.
 */
export const codeSigns = `-._/\\+#&*()'@!?=%$^~<>[]{}`

/** The characters, escaped for a character class of a regular expression with the flag `u`. */
export const codeSignClass = codeSigns.replaceAll(/[\\/()[\]{}^$.*+?-]/g, String.raw`\$&`)
const allowed = new RegExp(String.raw`^[\p{L}\p{M}\p{N} ${codeSignClass}]*$`, 'u')
const written = new RegExp(String.raw`^(?=.*\p{N})[\p{L}\p{M}\p{N}${codeSignClass}]+$`, 'u')
const sign = new RegExp(String.raw`[^\p{L}\p{M}\p{N} ${codeSignClass}]`, 'u')

export function signOutsideCode(text: string): string | undefined {
  return allowed.test(text) ? undefined : sign.exec(text)?.[0]
}

/** True if a text can be a whole code as scanned or typed: without spaces, with a digit. */
export function isWrittenCode(text: string): boolean {
  return written.test(text)
}
