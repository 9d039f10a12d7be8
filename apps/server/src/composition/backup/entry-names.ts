export const dumpEntry = 'database.dump'
export const keysEntry = 'keys.json'

export const clusterEntry = (path: string): string => `cluster/${path}.zst`
export const fileEntry = (key: string): string => `files/${key}`
export const pictureEntry = (name: string): string => `pictures/${name}`

export function pathOfClusterEntry(entry: string): string | undefined {
  return /^cluster\/(.+)\.zst$/.exec(entry)?.[1]
}

export function nameOfPictureEntry(entry: string): string | undefined {
  return /^pictures\/(.+)$/.exec(entry)?.[1]
}
