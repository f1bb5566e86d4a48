import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { env } from '../src/platform/lib/env'
import { type Picture, type PictureName, pictures } from './images/pictures'
import { renderPicture } from './images/render'
import type { SeedRecord } from './record'
import { videoFile } from './videos/video-file'
import { type VideoName, videos } from './videos/videos'

export type MediaName = PictureName | VideoName

type Upload = {
  name: MediaName
  format: keyof typeof mimes
  alternativeText: Picture['alternativeText']
  /** Writes the file to a path; Strapi uploads it from there. */
  write: (file: string) => Promise<void>
}

const mimes = {
  webp: 'image/webp',
  mp4: 'video/mp4',
} as const

const uploads: readonly Upload[] = [
  ...pictures.map((picture) => ({
    ...picture,
    write: async (file: string) => writeFile(file, await renderPicture(picture)),
  })),
  ...videos.map(({ name, alternativeText }) => ({
    name,
    alternativeText,
    format: 'mp4' as const,
    write: (file: string) => copyFile(videoFile(name), file),
  })),
]

/**
 * Uploads pictures and videos that the record does not contain to the media library, and records them. One that an
 * editor deleted is not uploaded again.
 */
export async function uploadMedia(strapi: Core.Strapi, { files }: SeedRecord) {
  const missing = uploads.filter(({ name }) => !(name in files))
  if (missing.length === 0) return 0
  const folder = await mkdtemp(path.join(tmpdir(), 'krono-seed-'))
  try {
    for (const upload of missing) files[upload.name] = await uploadFile(strapi, upload, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return missing.length
}

async function uploadFile(strapi: Core.Strapi, upload: Upload, folder: string) {
  const fileName = `${upload.name}.${upload.format}`
  const filepath = path.join(folder, fileName)
  await upload.write(filepath)
  const { size } = await stat(filepath)
  const fileInfo = { name: fileName, alternativeText: upload.alternativeText[env.LANGUAGE] }
  const [file]: { id: number }[] = await strapi.service('plugin::upload.upload').upload({
    data: { fileInfo },
    files: { filepath, originalFilename: fileName, mimetype: mimes[upload.format], size },
  })
  if (!file) throw new Error(`${fileName} was not taken into the media library`)
  return file.id
}
