export const maxPictureNameLength = 500

/** True for a file name, perhaps within folders, or a whole web address. False for everything outside the picture folder. */
export function isPictureName(name: string): boolean {
  if (name === '' || name.length > maxPictureNameLength) return false
  if (/^https?:\/\/[^\s/]+/.test(name) && URL.canParse(name)) return true
  const isBelow = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  return isBelow && !/[\\:?#]/.test(name)
}
