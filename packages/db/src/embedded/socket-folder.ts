import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Home, openStateFolder } from './home.ts'
import { claimFolder, type RunAs } from './run-as.ts'

const maxSocketPathLength = process.platform === 'darwin' ? 103 : 107

/**
 * The folder for the server's socket. Only the database's user may enter it, and nothing else restricts access. It is in the home or, if
 * that path is too long for a socket, below the state folder under a name derived from the home.
 */
export function socketFolderFor(options: {
  readonly home: Home
  readonly stateFolder: string
  readonly runAs: RunAs
}): string {
  const { home, stateFolder, runAs } = options
  const folder = [join(home.folder, 'socket'), shortSocketFolder(home, stateFolder)].find(hasRoomForSocket)
  if (folder === undefined)
    throw new Error(
      `The path ${stateFolder} is too long for the database socket. Set XDG_STATE_HOME to a shorter path, or set DATABASE_URL.`,
    )
  if (!folder.startsWith(`${home.folder}/`)) openStateFolder(stateFolder, runAs)
  if (!claimFolder(folder, runAs))
    throw new Error(
      `Cannot create the folder ${folder} for the database socket. Check the permissions of the folders above it.`,
    )
  return folder
}

export function shortSocketFolder(home: Home, stateFolder: string): string {
  const name = createHash('sha256').update(home.folder).digest('hex').slice(0, 8)
  return join(stateFolder, `socket-${name}`)
}

function hasRoomForSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= maxSocketPathLength
}
