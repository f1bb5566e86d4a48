import type { DownloadAnswer, ErrorBody } from '@krono/contract'
import { cache } from 'react'
import { readToken } from '@/server/session/get-session'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { orRefusal } from './content-error'

export type AskedDownload = { download: DownloadAnswer } | { refusal: ErrorBody }

/**
 * Target of a download link, or the error: downloadNotFound, downloadExpired. The signed-in owner gets the reason why
 * it is withheld. Cached for the current request. Throws ContentError.
 */
export const askDownload = cache(async (token: string): Promise<AskedDownload> => {
  const caller = await callerOfPage(await readToken())
  const answer = askCms({ endpoint: 'download', id: token, caller })
  return orRefusal(answer.then((download) => ({ download })))
})
