import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { hashOf } from '../../platform/lib/secrets'
import { lockUser } from '../users/lock-user'

const uid = 'api::user-recovery-code.user-recovery-code'

/** Without 0, 1, I, L, O and U, which are misread or form words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const parts = 4
const lettersOfPart = 4

/** How many codes a user gets. */
export const recoveryCodes = 10

const newPart = () =>
  Array.from({ length: lettersOfPart }, () => letters[randomInt(letters.length)]).join('')

/** 78 random bits: a plain hash of it cannot be searched. */
const newCode = () => Array.from({ length: parts }, newPart).join('-')

/** As typed: capitals, hyphens and spaces do not matter. */
const storedForm = (userId: number, code: string) =>
  hashOf(`${userId} ${code.toUpperCase().replace(/[\s-]/gu, '')}`)

/** Replaces all codes of a user; the new ones are returned once. In the caller's transaction. */
export async function renewRecoveryCodes(strapi: Core.Strapi, userId: number): Promise<string[]> {
  await lockUser(strapi, userId)
  await removeRecoveryCodes(strapi, userId)
  const codes = Array.from({ length: recoveryCodes }, newCode)
  const data = codes.map((code) => ({
    documentId: newDocumentId(),
    userId,
    codeHash: storedForm(userId, code),
  }))
  await strapi.db.query(uid).createMany({ data })
  return codes
}

/** Uses a code up: of concurrent calls with the same code exactly one gets true. */
export async function spendRecoveryCode({ db }: Core.Strapi, userId: number, code: string) {
  const { count } = await db.query(uid).updateMany({
    where: { userId, codeHash: storedForm(userId, code), usedAt: null },
    data: { usedAt: now().toISOString() },
  })
  return count === 1
}

/** How many unused codes a user has. */
export const countRecoveryCodes = ({ db }: Core.Strapi, userId: number): Promise<number> =>
  db.query(uid).count({ where: { userId, usedAt: null } })

export const removeRecoveryCodes = ({ db }: Core.Strapi, userId: number) =>
  db.query(uid).deleteMany({ where: { userId } })
