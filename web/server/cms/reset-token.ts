import { errors } from '@krono/contract'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { ContentError } from './content-error'

/**
 * Whether the link of an e-mail may still set a password. True if the cms does not answer: it checks the token again
 * when the password is set.
 */
export async function isResetTokenValid(token: string): Promise<boolean> {
  if (!token) return false
  try {
    const caller = await callerOfPage()
    await askCms({ endpoint: 'validateResetToken', input: { token }, caller })
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.status !== errors.resetFailed.status
  }
}
