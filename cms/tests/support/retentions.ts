import { tables } from '../../src/platform/jobs/tables'
import type { Retention } from '../../src/platform/manifests/content-manifest'
import { manifests } from '../../src/platform/manifests/manifests'
import { tableOf } from './tables'

/** How long the rows of each of our tables stay, by its name in the database. */
export const retentions: Readonly<Record<string, Retention>> = {
  ...tables,
  ...Object.fromEntries(manifests.map(({ uid, retention }) => [tableOf(uid), retention])),
}
