export const maxPictureNameLength = 500

/** A file name, perhaps below folders, or a whole web address. Nothing that leads out of the folder of pictures. */
export function isPictureName(name: string): boolean {
  if (name === '' || name.length > maxPictureNameLength) return false
  if (/^https?:\/\/[^\s/]+/.test(name) && URL.canParse(name)) return true
  const isBelow = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  return isBelow && !/[\\:?#]/.test(name)
}
