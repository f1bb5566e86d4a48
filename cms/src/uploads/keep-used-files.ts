import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../lib/env'
import { sayUses } from './say-uses'
import { type StoredFile, usesOfFiles } from './uses-of-files'

const fileUid = 'plugin::upload.file'
const folderUid = 'plugin::upload.folder'

type Ids = readonly (number | string)[]
type Services = {
  upload: { remove(file: StoredFile): Promise<unknown> }
  file: { deleteByIds(ids?: Ids): Promise<unknown> }
  folder: { deleteByIds(ids?: Ids): Promise<unknown> }
}

/**
 * A file that stands somewhere is not deleted, on whichever way: alone, among others, with its folder. Of several either
 * all go or none; whoever tried reads where the first one stands.
 */
export function keepUsedFiles(strapi: Core.Strapi) {
  const service = <Name extends keyof Services>(name: Name): Services[Name] =>
    strapi.plugin('upload').service(name)
  const [upload, file, folder] = [service('upload'), service('file'), service('folder')]
  const { remove } = upload
  const [deleteFiles, deleteFolders] = [file.deleteByIds, folder.deleteByIds]
  /** Those that were looked at among others: each goes through `remove`. */
  const free = new Set<number>()

  async function together<Result>(files: readonly StoredFile[], work: () => Promise<Result>) {
    await refuseUsed(strapi, files)
    for (const { id } of files) free.add(id)
    try {
      return await work()
    } finally {
      for (const { id } of files) free.delete(id)
    }
  }

  upload.remove = async (one) => {
    if (!free.has(one.id)) await refuseUsed(strapi, [one])
    return remove(one)
  }
  file.deleteByIds = async (ids = []) =>
    together(await findFiles(strapi, { id: { $in: ids } }), () => deleteFiles(ids))
  folder.deleteByIds = async (ids = []) =>
    together(await filesBelow(strapi, ids), () => deleteFolders(ids))
}

const findFiles = ({ db }: Core.Strapi, where: object): Promise<StoredFile[]> =>
  db.query(fileUid).findMany({ where })

async function filesBelow(strapi: Core.Strapi, ids: Ids): Promise<StoredFile[]> {
  const folders: { path: string }[] = await strapi.db
    .query(folderUid)
    .findMany({ where: { id: { $in: ids } } })
  if (folders.length === 0) return []
  const below = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ])
  return findFiles(strapi, { $or: below })
}

async function refuseUsed(strapi: Core.Strapi, files: readonly StoredFile[]) {
  if (files.length === 0) return
  for (const [{ name }, uses] of await usesOfFiles(strapi, files)) {
    const named = uses.map((use) => ({
      ...use,
      type: strapi.contentType(use.uid).info.displayName,
    }))
    throw new errors.ApplicationError(sayUses(name, named, env.LANGUAGE))
  }
}
