import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey, type FileStore, type ListedFile } from './file-store'

const pageSize = 1000

/**
 * Files on this machine's disk: those with `uploads/…` in the public folder, which Strapi serves, those with
 * `private/…` beside it.
 */
export function createDiskStore(publicFolder: string): FileStore {
  const pathOf = (key: string) =>
    key.startsWith('private/')
      ? path.resolve(publicFolder, '..', key)
      : path.resolve(publicFolder, key)

  return {
    async put(key, content) {
      const file = pathOf(checkedKey(key))
      await mkdir(path.dirname(file), { recursive: true })
      if (Buffer.isBuffer(content)) await writeFile(file, content)
      else await copyFile(content.path, file)
    },

    async open(key) {
      const file = pathOf(checkedKey(key))
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const { size, mtime } = found
      return {
        bytes: size,
        writtenAt: mtime,
        etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
        read: async (range) => createReadStream(file, range),
      }
    },

    async *list(folder) {
      const names = await readdir(pathOf(folder)).catch(() => [])
      for (let from = 0; from < names.length; from += pageSize) {
        const page = names.slice(from, from + pageSize)
        const listed = await Promise.all(page.map((name) => listedFile(pathOf, folder + name)))
        yield listed.filter((one) => one !== undefined)
      }
    },

    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(checkedKey(key)), { force: true })))
    },
  }
}

async function listedFile(
  pathOf: (key: string) => string,
  key: string,
): Promise<ListedFile | undefined> {
  const found = await stat(pathOf(key)).catch(() => undefined)
  return found?.isFile() ? { key, writtenAt: found.mtime } : undefined
}
