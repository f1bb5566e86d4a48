import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Store, StoredObject } from './store'

/** Ending of a file that is not complete yet, or never will be. */
export const unfinished = '.part'

/** A store in a folder of this machine. Its files can be read by their owner only, unless `mode` says otherwise. */
export function folderStore(folder: string, mode = 0o600): Store {
  const root = path.resolve(folder)
  const fileOf = (name: string) => {
    const file = path.resolve(root, name)
    if (!file.startsWith(root + path.sep)) throw new Error(`The name ${name} leaves its folder.`)
    return file
  }
  return {
    async list(prefix) {
      const names = await namesIn(root)
      const found = names.filter((name) => name.startsWith(prefix)).sort()
      const objects = await Promise.all(found.map((name) => sizeOf(name, fileOf(name))))
      return objects.filter((one) => one !== undefined)
    },
    read: async (name) => {
      // Opened first: a stream would report a missing file only later.
      const file = await open(fileOf(name)).catch(ifMissing)
      return file?.createReadStream()
    },
    async write(name, content) {
      const file = fileOf(name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeWhole(file, content, mode)
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

async function namesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing)
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

// A file may be deleted between listing and looking at it.
const sizeOf = (name: string, file: string): Promise<StoredObject | undefined> =>
  stat(file).then(({ size }) => ({ name, bytes: size }), ifMissing)

async function writeWhole(file: string, content: Readable, mode: number) {
  const part = `${file}${unfinished}`
  try {
    const handle = await open(part, 'w', mode)
    try {
      await writeFile(handle, content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
