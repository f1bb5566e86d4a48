import type { Core } from '@strapi/strapi'
import { admitFile, type Incoming, refuse } from './admit-file'
import { fileName } from './file-name'
import { kindOfExtension, kinds } from './kinds'

type FileInfo = { name?: string | null } & Record<string, unknown>
type Data = { fileInfo?: FileInfo | FileInfo[] } & Record<string, unknown>
type Stored = { name: string; ext: string }
type Service = {
  upload(input: { data: Data; files: Incoming | Incoming[] }, options?: unknown): Promise<unknown>
  replace(id: unknown, input: { data: Data; file: Incoming }, options?: unknown): Promise<unknown>
  updateFileInfo(id: unknown, info: FileInfo, options?: unknown): Promise<unknown>
  findOne(id: unknown): Promise<Stored | null>
}

/**
 * Refuses every upload that is not one of `kinds`, by any user and route: all of Strapi's (form, replacement, URL, API)
 * and the seeder's end in this service (decision media-files).
 */
export function guardUploads(strapi: Core.Strapi) {
  const service: Service = strapi.plugin('upload').service('upload')
  const { upload, replace, updateFileInfo } = service

  service.upload = async ({ data, files }, options) => {
    const admitted: Admitted[] = []
    // All are admitted or none; one after the other, because each may need much memory.
    for (const file of [files].flat()) admitted.push(await admitFile(file))
    const infos = [data.fileInfo ?? {}].flat()
    const fileInfo = admitted.map((file, index) => named(infos[index] ?? {}, file))
    return upload({ data: { ...data, fileInfo }, files: admitted }, options)
  }

  service.replace = async (id, { data, file }, options) => {
    const stored = await service.findOne(id)
    const admitted = await admitFile(file)
    // A replaced file keeps its URL, so its extension must still match.
    if (stored && kindOfExtension(stored.ext) !== admitted.kind) refuse('otherKind')
    const info = [data.fileInfo ?? {}].flat()[0] ?? {}
    return replace(
      id,
      { data: { ...data, fileInfo: named(info, admitted) }, file: admitted },
      options,
    )
  }

  service.updateFileInfo = async (id, info, options) => {
    const stored = await service.findOne(id)
    const name = info.name && stored ? fileName(info.name, stored.ext) : info.name
    return updateFileInfo(id, { ...info, name }, options)
  }
}

type Admitted = Awaited<ReturnType<typeof admitFile>>

function named(info: FileInfo, { kind, originalFilename }: Admitted): FileInfo {
  const [extension] = kinds[kind].extensions
  return { ...info, name: fileName(info.name || originalFilename, extension) }
}
