import type { Download, ErrorBody } from '@krono/contract'
import { cache } from 'react'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { orRefusal } from './content-error'

export type AskedDownload = { download: Download } | { refusal: ErrorBody }

/**
 * What is behind a download link, or why there is nothing (any more): downloadNotFound, downloadExpired. Once a
 * request. Throws ContentError.
 */
export const askDownload = cache(async (token: string): Promise<AskedDownload> => {
  const asked = askCms({ endpoint: 'download', id: token, caller: await callerOfPage() })
  return orRefusal(asked.then((download) => ({ download })))
})
