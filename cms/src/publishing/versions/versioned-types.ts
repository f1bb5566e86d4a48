import type { Versioning } from '../../platform/manifests/content-manifest'
import { type Manifest, manifests } from '../../platform/manifests/manifests'

/** The types with stored saves. */
export type VersionedUid = Extract<Manifest, { versions: { hasVersions: true } }>['uid']

const versionings = new Map<string, Versioning>(
  manifests.map(({ uid, versions }) => [uid, versions]),
)

export const isVersioned = (uid: string): uid is VersionedUid =>
  versionings.get(uid)?.hasVersions === true

export const versionedUids: readonly VersionedUid[] = manifests
  .map(({ uid }) => uid)
  .filter(isVersioned)

/** Whether saves of this row of a versioned type are stored: not if it belongs to a user. */
export function isVersionedRow(uid: VersionedUid, row: Readonly<Record<string, unknown>>): boolean {
  const versioning = versionings.get(uid)
  const ownerColumn = versioning?.hasVersions ? versioning.unless : undefined
  return ownerColumn === undefined || row[ownerColumn] == null
}
