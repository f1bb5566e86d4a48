import type { Core } from '@strapi/strapi'
import { contentFields, type Field } from './content-fields'
import { type Reference, rowsIn, type Snapshot } from './snapshot'

export type References = {
  /** Ids of files of the media library. */
  files: number[]
  entries: (Reference & { uid: string })[]
}

const joined = (all: readonly References[]): References => ({
  files: all.flatMap(({ files }) => files),
  entries: all.flatMap(({ entries }) => entries),
})

/** The references in a snapshot. A component that no longer exists has none. */
export const referencesIn = (strapi: Core.Strapi, uid: string, snapshot: Snapshot): References =>
  joined(
    contentFields(strapi, uid).map(([name, field]) => referencesOf(strapi, field, snapshot[name])),
  )

function referencesOf(strapi: Core.Strapi, field: Field, value: unknown): References {
  switch (field.type) {
    case 'media':
      return { files: [value].flat().filter((id) => typeof id === 'number'), entries: [] }
    case 'relation': {
      const entries = rowsIn(value) as Reference[]
      return { files: [], entries: entries.map((one) => ({ ...one, uid: field.target ?? '' })) }
    }
    case 'component':
    case 'dynamiczone':
      return joined(
        rowsIn(value).map((part) => {
          const uid = field.component ?? String(part.__component)
          return strapi.components[uid as never] ? referencesIn(strapi, uid, part) : joined([])
        }),
      )
    default:
      return { files: [], entries: [] }
  }
}
