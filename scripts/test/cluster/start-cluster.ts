import path from 'node:path'
import { getNginx, groupOf, startEdge } from '../../edge/start-edge.ts'
import { addressOf, newPostgres } from '../../lib/databases.ts'
import { Failure } from '../../lib/failure.mjs'
import { logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { startTemporaryCms, startTemporaryWeb } from '../../lib/product.ts'
import { takeSeeded } from '../../lib/seeded/take-seeded.ts'
import { type Service, startCms } from '../../lib/service.mjs'
import { step } from '../../lib/steps.mjs'
import { copyFiles, startRedis, startS3 } from './stand-ins.ts'

/** Sends a request to the other server when one does not accept it, as the network of production does. */
const balancer = (port: number, group: string) => `
  server { listen 127.0.0.1:${port}; client_max_body_size 64m;
    location / { proxy_pass http://${group}; proxy_set_header Host $http_host; proxy_http_version 1.1; } }`

/** Two webs and two cms with PostgreSQL, Redis and S3, behind the page cache of production (docker-compose.yml). */
export async function startCluster() {
  const nginx = await getNginx()
  if (!nginx) throw new Failure('This machine has no nginx.')
  const seeded = await takeSeeded('PostgreSQL')
  const database = addressOf(await newPostgres(seeded.template))
  const redis = await startRedis()
  const s3 = await startS3()
  await step('Copy the files to S3', () => copyFiles(seeded.folder, s3.settings))
  const edgePort = await anyPort()
  const site = `http://localhost:${edgePort}`
  const first = await startTemporaryCms('cluster', {
    ...{ ...redis.settings, ...s3.settings, DATABASE_URL: database, PUBLIC_URL: site },
    STRIPE_WEBHOOK_URL: `${site}/api/payment/webhook`,
    // nginx, and the tests, which send X-Forwarded-For as Caddy does.
    TRUSTED_PROXIES: '2',
  })
  const cmsPorts = [Number(first.env.CMS_PORT), await anyPort()]
  const second = startCms(
    { ...first.env, CMS_PORT: String(cmsPorts[1]) },
    { logFile: path.join(logs, 'cluster-cms-2.log') },
  )
  await step('Start cms (second)', second.ready)
  const balanced = await anyPort()
  const env: Record<string, string> = { ...first.env, CMS_URL: `http://127.0.0.1:${balanced}` }
  const webPorts = [await anyPort(), await anyPort()]
  const parts = [groupOf('all_cms', cmsPorts), balancer(balanced, 'all_cms')]
  await startEdge(nginx, webPorts, { port: edgePort, parts })
  const webs: Service[] = []
  for (const [place, port] of webPorts.entries())
    webs.push(await startTemporaryWeb(`cluster-${place + 1}`, { ...env, PORT: String(port) }))
  return { env, site, redis, s3, cms: [first.cms, second], cmsPorts, webs, webPorts }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
