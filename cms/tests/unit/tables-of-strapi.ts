import type { Database } from '@strapi/database'
import { userAttributes } from '../../src/members/users/user-attributes'

type Model = Parameters<Database['init']>[0]['models'][number]

/** A table as defined by schema.json. */
export type Schema = Pick<Model, 'attributes' | 'indexes'> & {
  collectionName: string
  info: { singularName: string }
}

const string = { type: 'string' } as const
const integer = { type: 'integer' } as const
const instant = { type: 'datetime' } as const
const no = { type: 'boolean', default: false } as const

/** Strapi's tables that our rules read, with the needed columns; relations are plain ids. */
export const tablesOfStrapi: Readonly<Record<string, Schema>> = {
  'plugin::users-permissions.user': {
    collectionName: 'up_users',
    info: { singularName: 'user' },
    attributes: {
      username: string,
      email: { type: 'email' },
      provider: string,
      password: { type: 'password' },
      confirmed: no,
      blocked: no,
      ...userAttributes,
      plan: string,
      adminRole: string,
    },
  },
  'plugin::users-permissions.role': {
    collectionName: 'up_roles',
    info: { singularName: 'role' },
    attributes: { type: string },
  },
  'plugin::users-permissions.permission': {
    collectionName: 'up_permissions',
    info: { singularName: 'permission' },
    attributes: { action: string, role: integer },
  },
  'admin::api-token': {
    collectionName: 'strapi_api_tokens',
    info: { singularName: 'api-token' },
    attributes: {
      name: string,
      description: string,
      kind: string,
      type: string,
      accessKey: string,
      encryptedKey: string,
      lifespan: integer,
      expiresAt: instant,
    },
  },
  'admin::api-token-permission': {
    collectionName: 'strapi_api_token_permissions',
    info: { singularName: 'api-token-permission' },
    attributes: { action: string, token: integer },
  },
}
