import { createHash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { PlacedPicture } from '../../publishing/markdown/pictures'
import type { ImportFile } from './collect-files'

type Uploaded = { id: number; url: string; width?: number | null; height?: number | null }

export type Pictures = {
  /** The file in the media library; the same content is uploaded once, also by a later import. */
  place: (file: ImportFile, alternativeText: string) => Promise<PlacedPicture>
  /** Takes back what was uploaded since `mark`. */
  undo: (mark: number) => Promise<void>
  mark: () => number
}

const fileUid = 'plugin::upload.file'

/** Uploads pictures through the guarded upload service (decision media-files). */
export function pictureUploads(strapi: Core.Strapi, folder: string, user: object): Pictures {
  const service = strapi.service('plugin::upload.upload')
  const added: { key: string; id: number }[] = []
  const known = new Map<string, PlacedPicture>()
  return {
    mark: () => added.length,
    async place(file, alternativeText) {
      // The name contains the content, so that it is found again.
      const key = createHash('sha256')
        .update(await readFile(file.filepath))
        .digest('hex')
        .slice(0, 16)
      const placed = known.get(key) ?? (await findUploaded(strapi, key))
      if (placed) {
        known.set(key, placed)
        return placed
      }
      // Of ours, because a guarded upload rewrites the file.
      const filepath = path.join(folder, `picture-${key}`)
      await copyFile(file.filepath, filepath)
      const { name: base, ext } = path.posix.parse(file.name)
      const name = `${base.slice(0, 60)}-${key}${ext}`
      const [uploaded]: Uploaded[] = await service.upload(
        {
          data: { fileInfo: { name, alternativeText } },
          files: { filepath, originalFilename: name, mimetype: null, size: file.size },
        },
        { user },
      )
      if (!uploaded) throw new Error(`${name} was not taken into the media library`)
      added.push({ key, id: uploaded.id })
      const result = placedOf(uploaded)
      known.set(key, result)
      return result
    },
    async undo(mark) {
      for (const { key, id } of added.splice(mark)) {
        known.delete(key)
        const file = await strapi.db.query(fileUid).findOne({ where: { id } })
        if (file) await service.remove(file)
      }
    },
  }
}

async function findUploaded(strapi: Core.Strapi, key: string): Promise<PlacedPicture | undefined> {
  const found: Uploaded | null = await strapi.db
    .query(fileUid)
    .findOne({ where: { name: { $contains: `-${key}.` } }, orderBy: { id: 'asc' } })
  return found ? placedOf(found) : undefined
}

const placedOf = ({ id, url, width, height }: Uploaded): PlacedPicture => ({
  ...{ id, url },
  width: width ?? undefined,
  height: height ?? undefined,
})
