import type { Core } from '@strapi/strapi'
import { fieldError } from '../../platform/lib/app-error'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import type { UserRow } from '../users/user-row'
import { acceptCode, hasAuthenticator } from './authenticator'
import { spendRecoveryCode } from './recovery-codes'

const wrongCodes = countAttempts(accountLimits.wrongSecondFactors)

const ofApp = /^\d{6}$/u

/**
 * The second step after a right password: a code of the app, or a recovery code. Returns whether there was one: without
 * an app the account has no second step. Throws codeNeeded without a code, wrongSecondCode, tooManyRequests.
 */
export async function passSecondStep(
  strapi: Core.Strapi,
  { id, documentId }: Pick<UserRow, 'id' | 'documentId'>,
  typed: string | undefined,
): Promise<boolean> {
  if (!(await hasAuthenticator(strapi, id))) return false
  if (!typed) throw fieldError('codeNeeded', 'code')
  await wrongCodes.take(documentId)
  const code = typed.replace(/\s/gu, '')
  const isRight = ofApp.test(code)
    ? await acceptCode(strapi, id, code, { isOn: true })
    : await spendRecoveryCode(strapi, id, code)
  if (!isRight) throw fieldError('wrongSecondCode', 'code')
  await wrongCodes.clear(documentId)
  return true
}
