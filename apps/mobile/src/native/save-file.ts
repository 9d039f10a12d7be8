import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'

const folder = { path: 'shared', directory: Directory.Cache }

/** Opens the share sheet with the file, because a web view cannot save one. The user chooses an app or a folder. */
export async function saveFile(file: Blob, name: string): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    ...folder,
    path: `${folder.path}/${name}`,
    recursive: true,
    data: await base64Of(file),
  })
  // Rejects if the user closes the sheet.
  await Share.share({ files: [uri] }).catch(() => undefined)
}

/** The system empties the cache only when it runs out of room. */
export async function deleteSharedFiles(): Promise<void> {
  // Rejects if there is no folder, because nothing was shared.
  await Filesystem.rmdir({ ...folder, recursive: true }).catch(() => undefined)
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  // A function takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(pieces.join(''))
}
