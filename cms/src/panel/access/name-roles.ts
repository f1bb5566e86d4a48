import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { roleWords } from './role-words'

type Row = { id: number; name: string; description: string }

/** Translates role names and descriptions into the site language. A role name edited by an admin is left unchanged. */
export async function nameRoles(strapi: Core.Strapi) {
  const roles = strapi.service('admin::role')
  for (const [code, { isNew, words }] of Object.entries(roleWords)) {
    const role: Row | null = await roles.findOne({ code })
    if (!role) continue
    const { name, description } = words[env.LANGUAGE]
    const wanted = { name: role.name === isNew ? name : role.name, description }
    if (wanted.name !== role.name || description !== role.description) {
      await roles.update({ id: role.id }, wanted)
    }
  }
}
