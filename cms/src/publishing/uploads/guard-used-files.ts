import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../../platform/lib/env'
import { panelLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { panelUserOf } from '../versions/panel-user'
import { describeUses } from './describe-uses'
import type { StoredFile } from './stored-file'
import { type Use, usesOfFiles } from './uses-of-files'

const fileUid = 'plugin::upload.file'
const folderUid = 'plugin::upload.folder'

type Ids = readonly (number | string)[]
type Services = {
  upload: { remove(file: StoredFile): Promise<unknown> }
  file: { deleteByIds(ids?: Ids): Promise<unknown> }
  folder: { deleteByIds(ids?: Ids): Promise<unknown> }
}

/**
 * Refuses to delete a file that is in use, by any route: alone, with others, or with its folder. Of several all are
 * deleted or none; the message names the first use. A file used only in earlier versions is deleted at the same user's
 * second attempt.
 */
export function guardUsedFiles(strapi: Core.Strapi) {
  const service = <Name extends keyof Services>(name: Name): Services[Name] =>
    strapi.plugin('upload').service(name)
  const [upload, file, folder] = [service('upload'), service('file'), service('folder')]
  const { remove } = upload
  const [deleteFiles, deleteFolders] = [file.deleteByIds, folder.deleteByIds]
  /** Files already checked together: each still goes through `remove`. */
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
  const found = [...(await usesOfFiles(strapi, files))]
  const standing = found.filter(([, uses]) => uses.some(({ version }) => version === undefined))
  const reported = standing.length > 0 ? standing.slice(0, 1) : await notWarned(strapi, found)
  if (reported.length === 0) return
  const sentences = reported.map(([{ name }, uses]) =>
    describeUses(name, typed(strapi, uses), env.LANGUAGE),
  )
  throw new errors.ApplicationError(sentences.join(' '))
}

const typed = (strapi: Core.Strapi, uses: readonly Use[]) =>
  uses.map((use) => ({ ...use, type: strapi.contentType(use.uid).info.displayName }))

/** By user and file: a second attempt within ten minutes deletes. */
const warnings = countAttempts(panelLimits.fileWarnings)

/** The files for which this user has not been warned yet about uses in earlier versions. Marks them as warned. */
async function notWarned(strapi: Core.Strapi, found: readonly [StoredFile, readonly Use[]][]) {
  const person = panelUserOf(strapi)
  const isNew = await Promise.all(
    found.map(async ([{ id }]) => person !== null && (await warnings.add(`${person} ${id}`))),
  )
  return found.filter((_, place) => isNew[place])
}
