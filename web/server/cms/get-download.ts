import { type Download, downloadAnswer, type ErrorBody, endpoints } from '@krono/contract'
import { cache } from 'react'
import { askCms } from './ask-cms'
import { ContentError } from './client'

export type AskedDownload = { download: Download } | { refusal: ErrorBody }

/**
 * What is behind a download link, or why there is nothing (any more): downloadNotFound, downloadExpired. Once a
 * request. Throws ContentError.
 */
export const askDownload = cache(async (token: string): Promise<AskedDownload> => {
  const found = await askCms({ endpoint: 'download', id: token })
  if (found.ok) return { download: downloadAnswer.parse(await found.json()) }
  if (found.status >= 500) throw new ContentError(endpoints.download.path, found.status)
  return { refusal: (await found.json()) as ErrorBody }
})
