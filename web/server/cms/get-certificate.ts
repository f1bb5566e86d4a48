import { errors } from '@krono/contract'
import { cache } from 'react'
import { readToken } from '@/server/session/get-session'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { unlessRefused } from './content-error'

/**
 * The certificate at /certificate/{token} as the caller sees it: its holder also gets the date of the plate. Undefined for
 * an unknown token. Cached for the current request.
 */
export const getCertificate = cache(async (token: string) => {
  const caller = await callerOfPage(await readToken())
  const answer = askCms({ endpoint: 'openCertificate', input: { token }, caller })
  return unlessRefused(answer, [errors.notFound.status, errors.invalidField.status])
})
