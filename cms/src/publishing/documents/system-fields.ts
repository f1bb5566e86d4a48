import { readOnlyOf } from '../../platform/lib/content-types'
import { manifests } from '../../platform/manifests/manifests'

/** Fields counted by code, by table. A test finds numeric fields that are missing here. */
export const countedFields: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    manifests.flatMap(({ uid, counted }) => (counted.length > 0 ? [[uid, counted]] : [])),
  ),
  'plugin::users-permissions.user': ['stripeCustomerTry'],
}

/** The fields of a type that only the system writes: counted and generated ones. */
export const systemFieldsOf = (uid: string): readonly string[] => [
  ...new Set([...(countedFields[uid] ?? []), ...readOnlyOf(uid)]),
]
