import type { Core } from '@strapi/strapi'
import { contentFields } from './content-fields'
import { checkerOf } from './entry-rights'
import type { VersionedUid } from './versioned-types'

/** The fields of a type that the panel user may read; a component counts only if all of it is readable. */
export function readableFields(strapi: Core.Strapi, uid: VersionedUid): string[] {
  const ability = strapi.requestContext.get()?.state.userAbility
  if (!ability) return []
  const checker = checkerOf(strapi, ability, uid)
  const nested: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentType(uid), { components: strapi.components })
  return contentFields(strapi, uid)
    .map(([name]) => name)
    .filter((name) => {
      const inside = nested.filter((field) => field === name || field.startsWith(`${name}.`))
      return inside.every((field) => checker.can.read(undefined, field))
    })
}
