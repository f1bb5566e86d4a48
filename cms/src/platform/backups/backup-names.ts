/** Names of backups: `krono-20261130T021500Z.tar.gz.age`, and beside it `….sha256`, written last. */

/** How an archive is encrypted: the ending of its name. */
export type Encryption = 'age' | 'gpg' | 'none'

export type Backup = {
  name: string
  createdAt: Date
  encryption: Encryption
  bytes: number
  /** Its checksum was written, so the archive is complete. */
  isComplete: boolean
}

const form =
  /^krono-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(tar\.gz(?:\.(age|gpg))?|failed)(\.sha256|\.part)?$/

export const checksumOf = (archive: string) => `${archive}.sha256`

const stampOf = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

export const archiveName = (at: Date, encryption: Encryption) =>
  `krono-${stampOf(at)}.tar.gz${encryption === 'none' ? '' : `.${encryption}`}`

/** Name of the note about a failed run, which contains a sentence. */
export const failureName = (at: Date) => `krono-${stampOf(at)}.failed`

export type BackupFile = {
  createdAt: Date
  kind: 'archive' | 'checksum' | 'unfinished' | 'failure'
  encryption: Encryption
}

/** What a file in the store of backups is; undefined if it is none of ours. */
export function readName(name: string): BackupFile | undefined {
  const found = form.exec(name)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second, ending, tool, suffix] = found
  const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(createdAt.getTime())) return undefined
  const encryption = tool === 'age' || tool === 'gpg' ? tool : 'none'
  if (suffix === '.part') return { createdAt, kind: 'unfinished', encryption }
  if (ending === 'failed') return { createdAt, kind: 'failure', encryption }
  return { createdAt, kind: suffix ? 'checksum' : 'archive', encryption }
}
