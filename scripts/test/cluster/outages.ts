import { sendRequest } from '../../attack/lib/ask.ts'
import { assertThat } from '../../attack/lib/assert.ts'
import { call, newPerson, signIn } from '../../attack/lib/people.ts'
import { onServer } from '../../lib/databases.ts'
import { newAddress } from '../../lib/new-address.ts'
import type { Places } from './publications.ts'
import type { Cluster } from './start-cluster.ts'
import type { Writers } from './writers.ts'

/** Of one process, for an account from one network (cms/src/platform/lib/rate-limits.ts). */
const wrongPasswords = 10

type Kind = 'dates' | 'orders' | 'pictures' | 'films'

export interface Outage {
  kill: (cluster: Cluster) => unknown
  /** Resolves when it runs again. */
  back: (cluster: Cluster) => Promise<void>
  /** What remains, for publications. */
  places: (cluster: Cluster) => Places
  /** Writes that are refused with 503. */
  refused: readonly Kind[]
  /** Writes that were under way may fail. */
  mayFail: boolean
  /** What else is expected meanwhile. */
  expect?: (cluster: Cluster, writers: Writers) => Promise<void>
}

const everything = ({ webPorts, cmsPorts }: Cluster): Places => ({ webs: webPorts, cms: cmsPorts })

const ofService = (name: 'webs' | 'cms', places: Outage['places']): Outage => ({
  kill: (cluster) => cluster[name][0]?.program.child.kill('SIGKILL'),
  async back(cluster) {
    const service = cluster[name][0]
    service?.startAgain()
    await service?.ready()
  },
  places,
  refused: [],
  mayFail: true,
})

/** Each process counts alone: right passwords are accepted, wrong ones limited later, and nothing fails. */
async function expectLimits(cluster: Cluster) {
  const person = await newPerson(cluster)
  const address = newAddress()
  const most = cluster.cms.length * wrongPasswords
  const statuses: number[] = []
  for (let attempt = 0; attempt < 2 * most; attempt += 1) {
    const body = { email: person.email, password: 'Rossz-bicikli 9', rememberMe: false }
    const { status } = await call(cluster, 'POST', '/user/login', { body, address })
    statuses.push(status)
  }
  const compared = statuses.filter((status) => status === 401).length
  const refused = statuses.filter((status) => status === 429).length
  assertThat(compared + refused === statuses.length, `wrong passwords: ${statuses}`)
  assertThat(compared <= most, `${compared} wrong passwords were compared`)
  await signIn(cluster, person.email)
}

/** Pages without pictures: they are stored by web and by the page cache, but not those that were never requested. */
async function expectPages({ site, env }: Cluster, { pictures }: Writers) {
  const home = await sendRequest(site, '/')
  assertThat(home.status === 200, `home: ${home.status}`)
  const picture = await sendRequest(env.CMS_URL ?? '', pictures.acknowledged.at(-1) ?? '')
  assertThat(picture.status === 503, `a picture: ${picture.status}`)
}

/** What is killed, one after the other, and what is expected meanwhile. */
export const outages: Record<string, Outage> = {
  'a web': ofService('webs', ({ webPorts, cmsPorts }) => ({
    webs: webPorts.slice(1),
    cms: cmsPorts,
  })),
  'a cms': ofService('cms', ({ webPorts, cmsPorts }) => ({
    webs: webPorts,
    cms: cmsPorts.slice(1),
  })),
  Redis: {
    kill: ({ redis }) => redis.kill(),
    back: ({ redis }) => redis.startAgain(),
    places: everything,
    refused: [],
    mayFail: false,
    expect: expectLimits,
  },
  S3: {
    kill: ({ s3 }) => s3.kill(),
    back: ({ s3 }) => s3.startAgain(),
    places: everything,
    refused: ['pictures', 'films'],
    mayFail: true,
    expect: expectPages,
  },
  'the connections to PostgreSQL': {
    kill: ({ env }) =>
      onServer(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = '${new URL(env.DATABASE_URL ?? '').pathname.slice(1)}'`,
      ),
    back: async () => undefined,
    places: everything,
    refused: [],
    mayFail: true,
  },
}
