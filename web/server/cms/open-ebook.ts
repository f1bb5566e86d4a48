import type { Answers, ErrorBody } from '@krono/contract'
import { cache } from 'react'
import { readToken } from '@/server/session/get-session'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { orRefusal } from './content-error'

export type OpenedEbook = { copy: Answers['openEbook'] } | { refusal: ErrorBody }

/**
 * The copy behind a link to an e-book, or the error: downloadNotFound, downloadExpired, downloadSuspended. Cached for the
 * current request. Throws ContentError.
 */
export const askEbook = cache(async (token: string): Promise<OpenedEbook> => {
  const caller = await callerOfPage(await readToken())
  const answer = askCms({ endpoint: 'openEbook', input: { token }, caller })
  return orRefusal(answer.then((copy) => ({ copy })))
})
