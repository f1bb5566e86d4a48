import type { Core } from '@strapi/strapi'
import { bucket } from '../../platform/files/bucket'
import { orFilesAway } from '../../platform/files/files-away'

type ProviderFile = { hash: string; ext: string; url?: string }
type Act = (file: ProviderFile, ...more: unknown[]) => Promise<unknown>
type Provider = Record<'upload' | 'uploadStream' | 'replace' | 'replaceStream' | 'delete', Act> & {
  extend(changes: Partial<Provider>): void
}

/**
 * With a bucket, media have the same addresses as on the disk, without the name of the bucket, and a failure of the
 * bucket is a FilesAwayError.
 */
export function storeMediaInBucket(strapi: Core.Strapi) {
  if (!bucket) return
  const provider: Provider = strapi.plugin('upload').provider
  const writing =
    (act: Act): Act =>
    async (file, ...more) => {
      // A folder of its own, which an upload may state, would not be in the address.
      await orFilesAway(() => act({ ...file, path: undefined } as ProviderFile, ...more))
      file.url = `/uploads/${file.hash}${file.ext}`
    }
  // Read before they are replaced.
  const { delete: remove } = provider
  provider.extend({
    upload: writing(provider.upload),
    uploadStream: writing(provider.uploadStream),
    replace: writing(provider.replace),
    replaceStream: writing(provider.replaceStream),
    delete: (...file) => orFilesAway(() => remove(...file)),
  })
}

/**
 * Media rows name the provider that stored the file; Strapi deletes and replaces only files of its current one. After
 * the files were copied to the bucket, or back, all rows name the current one (operating, "Files in S3").
 */
export async function matchProvider({ db, config }: Core.Strapi) {
  const provider: string = config.get('plugin::upload.provider', 'local')
  await db
    .query('plugin::upload.file')
    .updateMany({ where: { provider: { $ne: provider } }, data: { provider } })
}
