import type { PersonalData } from '../../platform/manifests/content-manifest'
import { type Manifest, manifests } from '../../platform/manifests/manifests'
import type { UserRow } from '../users/user-row'

type PersonalManifest = Extract<Manifest, { personalData: object }>
export type PersonalUid = PersonalManifest['uid']

const isPersonal = (manifest: Manifest): manifest is PersonalManifest =>
  manifest.personalData !== null

const personal = manifests.filter(isPersonal)

/** Every table with personal data, used by export and erasure; a test finds database tables that are missing here. */
export const personalUids: readonly PersonalUid[] = personal.map(({ uid }) => uid)

const tables = new Map<PersonalUid, PersonalData>(
  personal.map(({ uid, personalData }) => [uid, personalData]),
)

/** The row of a table. */
export function personalTable(uid: PersonalUid): PersonalData & { by: string } {
  const table = tables.get(uid)
  if (!table) throw new Error(`${uid} has no personal data`)
  return { by: 'userId', ...table }
}

type Owner = Pick<UserRow, 'id' | 'email' | 'confirmed'>

/** The condition for a user's rows in a table. An unconfirmed address may belong to another person. */
export function rowsOfUser(uid: PersonalUid, { id, email, confirmed }: Owner): object {
  const { by, address } = personalTable(uid)
  const own = { [by]: id }
  if (!address || !confirmed) return own
  return { $or: [own, { [by]: { $null: true }, [address]: email }] }
}
