import { env } from '@/env'
import { fetchUpload, isUpload } from '@/server/cms/fetch-upload'
import { getSiteSetting } from '@/server/cms/site'
import type { ReadPicture } from './pictures'

/** Without a response the rendering fails and is tried again; a missing picture is left out. */
const readPicture: ReadPicture = async (path) => {
  if (!isUpload(path)) return undefined
  const answer = await fetchUpload(path, { timeoutMs: 5000 })
  if (!answer || answer.status >= 500) throw new Error(`No answer for a picture of an e-book`)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
}

/** What the files of e-books say about the site, and where their pictures are. */
export async function siteOfBooks() {
  const { productName } = await getSiteSetting()
  return { siteName: productName || env.PRODUCT_NAME, siteUrl: env.PUBLIC_URL, readPicture }
}
