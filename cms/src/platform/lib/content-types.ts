import { contentTags, uidOfTag } from '@krono/contract'
import type { Editing } from '../manifests/content-manifest'
import { type Manifest, manifests } from '../manifests/manifests'

type EditedManifest = Extract<Manifest, { editing: object }>
export type ContentTypeUid = EditedManifest['uid']

/** The types that web's pages read: a tag of the contract for another type does not compile below. */
type ShownUid = Extract<EditedManifest, { editing: { web: string | object } }>['uid']

const isEdited = (manifest: Manifest): manifest is EditedManifest => manifest.editing !== null

/** All content types that the panel shows: written by editors, or recorded by the system for them. */
export const contentTypes: readonly ({ uid: ContentTypeUid } & Editing)[] = manifests
  .filter(isEdited)
  .map(({ uid, editing }) => ({ uid, ...editing }))

type Row = (typeof contentTypes)[number]

const rows = new Map<string, Row>(contentTypes.map((row) => [row.uid, row]))

/** The row of a type; undefined for a type that the panel does not show. */
export const contentTypeRow = (uid: string): Row | undefined => rows.get(uid)

/** The fields of a type that the system fills in. */
export const readOnlyOf = (uid: string): readonly string[] => contentTypeRow(uid)?.readOnly ?? []

/** The fields of a type hidden in the panel. */
export const hiddenOf = (uid: string): readonly string[] => contentTypeRow(uid)?.hidden ?? []

/** The fields that only administrators see. */
export const ofAdministratorsOf = (uid: string): readonly string[] =>
  contentTypeRow(uid)?.ofAdministrators ?? []

export const contentTypeUids: readonly ContentTypeUid[] = contentTypes.map((row) => row.uid)

/** The types rendered by web's pages; web neither reads the others nor is notified of them. */
export const shownTypeUids: readonly ShownUid[] = contentTags.map(uidOfTag)

export function isShownType(uid: string): uid is ShownUid {
  return shownTypeUids.some((known) => known === uid)
}
