import { Capacitor } from '@capacitor/core'
import { FileViewer } from '@capacitor/file-viewer'
import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'

const folder = { path: 'shared', directory: Directory.Cache }
/** Android's camera app puts the pictures of problem reports here and never deletes them. */
const pictures = { path: 'Pictures', directory: Directory.External }

/**
 * Opens a file in the viewer of iOS, or in an app of Android, from which the user shares or saves it. If no app can open it,
 * opens the share sheet.
 */
export async function saveFile(file: Blob, name: string): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    ...folder,
    path: `${folder.path}/${name}`,
    recursive: true,
    data: await base64Of(file),
  })
  try {
    await FileViewer.openDocumentFromLocalPath({ path: uri })
  } catch {
    // Rejects if the user closes the sheet.
    await Share.share({ files: [uri] }).catch(() => undefined)
  }
}

/** The system empties the cache only when it runs out of room. */
export async function deleteSharedFiles(): Promise<void> {
  // Rejects if there is no folder, because nothing was shared.
  await Filesystem.rmdir({ ...folder, recursive: true }).catch(() => undefined)
  await deleteTakenPictures()
}

/** A report that is not sent yet has its own copies of its pictures. */
export async function deleteTakenPictures(): Promise<void> {
  if (Capacitor.getPlatform() !== 'android') return
  await Filesystem.rmdir({ ...pictures, recursive: true }).catch(() => undefined)
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  // A function takes only so many arguments.
  for (let index = 0; index < bytes.length; index += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(index, index + 8192)))
  return btoa(pieces.join(''))
}
