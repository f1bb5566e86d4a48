import path from 'node:path'
import { bucket, bucketFolder, clientSettings } from '../files/bucket'
import { env } from '../lib/env'
import type { FileArea } from './archive/write-archive'
import { folderStore } from './stores/folder-store'
import { s3Store } from './stores/s3-store'

/** Where the product's files are: in the bucket if there is one, else on the disk (platform/files). */
export const fileAreas = (): FileArea[] => [
  // Strapi's static server reads them, as it writes them itself.
  { name: 'uploads', store: areaStore('uploads', 0o644) },
  { name: 'private', store: areaStore('private', 0o600) },
]

function areaStore(name: 'uploads' | 'private', mode: number) {
  if (bucket) return s3Store({ bucket, client: clientSettings, folder: `${bucketFolder}${name}/` })
  const folder = name === 'uploads' ? env.PUBLIC_FOLDER : path.join(env.PUBLIC_FOLDER, '..')
  return folderStore(path.resolve(folder, name), mode)
}
