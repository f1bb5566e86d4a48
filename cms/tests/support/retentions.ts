import { tables } from '../../src/platform/jobs/tables'
import type { Retention } from '../../src/platform/manifests/content-manifest'
import { manifests } from '../../src/platform/manifests/manifests'
import { tableOf } from './tables'

/** Retention of the rows of each of our tables, by the table's name in the database. */
export const retentions: Readonly<Record<string, Retention>> = {
  ...tables,
  ...Object.fromEntries(manifests.map(({ uid, retention }) => [tableOf(uid), retention])),
}
