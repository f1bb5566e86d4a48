import type { Core } from '@strapi/strapi'
import { hash } from 'bcrypt'
import { type TokenRow, tokenUid } from '../../src/members/account/one-use-tokens'
import type { SessionRow } from '../../src/members/users/sessions'
import { findUser, type UserRow, userUid } from '../../src/members/users/user-row'

export const noon = new Date('2026-11-22T12:00:00.000Z')
export const password = 'Kék-bicikli 7'
export const newPassword = 'Zöld-biciklik 8'

/** A cheap bcrypt hash: a login replaces it. */
const quickHash = hash(password, 4)

type Mail = {
  mail: string
  recipient: string
  userId: number | null
  data: Record<string, string | null>
  dedupeKey: string
}

/** Creates accounts, and reads the e-mails queued for them. */
export function accountsOn(strapi: Core.Strapi) {
  let count = 0
  const sessionRows = () => strapi.db.query('api::user-session.user-session')
  return {
    /** Adds a user with a confirmed address and no failed attempts. */
    newUser: async (fields: Partial<UserRow> = {}): Promise<UserRow> => {
      count += 1
      const data = {
        email: `agnes${count}@people.example`,
        firstName: 'Ágnes',
        password: await quickHash,
        confirmed: true,
        ...fields,
      }
      return strapi.db.query(userUid).create({ data })
    },
    userNow: async ({ id }: Pick<UserRow, 'id'>): Promise<UserRow> => {
      const user = await findUser(strapi, id)
      if (!user) throw new Error('The account is gone.')
      return user
    },
    change: ({ id }: Pick<UserRow, 'id'>, data: Partial<UserRow>) =>
      strapi.db.query(userUid).update({ where: { id }, data }),
    newSession: (
      { id: userId }: Pick<UserRow, 'id'>,
      fields: Partial<SessionRow> = {},
    ): Promise<SessionRow> => {
      count += 1
      const data = {
        userId,
        tokenHash: `hash-${count}`,
        device: 'Firefox',
        rememberMe: false,
        lastSeenAt: noon,
        expiresAt: new Date(noon.getTime() + 86_400_000),
        ...fields,
      }
      return sessionRows().create({ data })
    },
    sessionsOf: ({ id: userId }: Pick<UserRow, 'id'>): Promise<SessionRow[]> =>
      sessionRows().findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    tokens: (): Promise<TokenRow[]> =>
      strapi.db.query(tokenUid).findMany({ orderBy: { id: 'asc' } }),
    mails: (): Promise<Mail[]> =>
      strapi.db.query('api::outgoing-mail.outgoing-mail').findMany({ orderBy: { id: 'asc' } }),
  }
}

/** The secret at the end of an e-mail's link. */
export const secretIn = (mail: Mail | undefined) =>
  /=([\w-]{43})$/.exec(mail?.data.link ?? '')?.[1] ?? ''
