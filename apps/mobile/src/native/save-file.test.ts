import { beforeEach, expect, test, vi } from 'vitest'
import { deleteSharedFiles, saveFile } from './save-file.ts'

const fake = vi.hoisted(() => ({
  platform: vi.fn(() => 'android'),
  open: vi.fn(async (_options: object) => {}),
  share: vi.fn(async (_options: object) => {}),
  deleted: [] as object[],
}))
vi.mock('@capacitor/core', () => ({ Capacitor: { getPlatform: fake.platform } }))
vi.mock('@capacitor/file-viewer', () => ({ FileViewer: { openDocumentFromLocalPath: fake.open } }))
vi.mock('@capacitor/share', () => ({ Share: { share: fake.share } }))
vi.mock('@capacitor/filesystem', () => ({
  Directory: { Cache: 'CACHE', External: 'EXTERNAL' },
  Filesystem: {
    writeFile: async ({ path }: { readonly path: string }) => ({ uri: `file:///cache/${path}` }),
    rmdir: async (options: object) => void fake.deleted.push(options),
  },
}))

const invoice = () => saveFile(new Blob(['%PDF-']), 'INV-1.pdf')

beforeEach(() => {
  vi.clearAllMocks()
  fake.deleted.length = 0
})

test('a document opens, and is not only offered to other apps', async () => {
  await invoice()
  expect(fake.open.mock.calls).toEqual([[{ path: 'file:///cache/shared/INV-1.pdf' }]])
  expect(fake.share).not.toHaveBeenCalled()
})

test('a document that no app of the phone can open goes to the share sheet', async () => {
  fake.open.mockRejectedValueOnce(new Error('No app can open it'))
  await invoice()
  expect(fake.share.mock.calls).toEqual([[{ files: ['file:///cache/shared/INV-1.pdf'] }]])
})

test('the pictures that the camera of Android has left are deleted with the shared files', async () => {
  await deleteSharedFiles()
  expect(fake.deleted).toMatchObject([
    { path: 'shared', directory: 'CACHE' },
    { path: 'Pictures', directory: 'EXTERNAL' },
  ])
})

test('iOS has no such folder', async () => {
  fake.platform.mockReturnValueOnce('ios')
  await deleteSharedFiles()
  expect(fake.deleted).toMatchObject([{ path: 'shared' }])
})
