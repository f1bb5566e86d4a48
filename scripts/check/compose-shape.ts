import { existsSync } from 'node:fs'
import path from 'node:path'
import { generate } from '../lib/secrets.mjs'

/** Protection that every service has, with what is wrong without it. */
const protections: [string, (service: Service) => boolean][] = [
  ['has a writable file system', ({ read_only }) => read_only === true],
  ['has capabilities that it may not need', ({ cap_drop = [] }) => cap_drop.includes('ALL')],
  ['has no memory limit', ({ mem_limit }) => Boolean(mem_limit)],
  ['has no health check', ({ healthcheck }) => Boolean(healthcheck)],
]

/** The parts of a compose file that the checks read. */
export interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  read_only?: boolean
  cap_drop?: string[]
  mem_limit?: string
}

interface Compose {
  services: Record<string, Service>
  networks: object
  volumes: object
}

const door = 'proxy'
const secrets = new Set([...Object.keys(generate()), 'POSTGRES_PASSWORD'])

function faultsOfOrigin({ image, build }: Service, root: string) {
  if (!build) {
    if (!image) return ['has neither image nor build']
    return /:[\w.-]+$/.test(image) ? [] : [`image ${image} has no version`]
  }
  const dockerfile = path.join(root, build.context, build.dockerfile)
  return existsSync(dockerfile) ? [] : [`${build.dockerfile} is missing`]
}

/** Only the proxy may be reachable from another machine. */
const faultsOfPorts = (name: string, { ports = [] }: Service) =>
  ports
    .filter((port) => name !== door && !port.startsWith('127.0.0.1:'))
    .map((port) => `port ${port} is open to everybody`)

const faultsOfSecrets = ({ environment = {} }: Service) =>
  Object.entries(environment)
    .filter(([name, value]) => secrets.has(name) && !/^\$\{\w+:\?.+\}$/.test(value))
    .map(([name]) => `${name} must come from outside, with a sentence for when it is missing`)

function faultsOfNames(
  { volumes = [], networks = [], depends_on = {} }: Service,
  compose: Compose,
) {
  const named = volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((v) => !v.startsWith('.'))
  return [
    ...named.filter((name) => !(name in compose.volumes)).map((name) => `no volume ${name}`),
    ...networks.filter((name) => !(name in compose.networks)).map((name) => `no network ${name}`),
    ...Object.entries(depends_on)
      .filter(([name, { condition }]) => !isHealthy(compose.services[name], condition))
      .map(([name]) => `cannot wait until ${name} is healthy`),
  ]
}

const isHealthy = (service: Service | undefined, condition: string) =>
  Boolean(service?.healthcheck) && condition === 'service_healthy'

/**
 * Faults of the production setup, one sentence each.
 *
 * @param root folder of the compose file
 */
export function faultsOfShape(compose: Compose, root: string) {
  return Object.entries(compose.services).flatMap(([name, service]) =>
    [
      ...faultsOfOrigin(service, root),
      ...faultsOfPorts(name, service),
      ...faultsOfSecrets(service),
      ...faultsOfNames(service, compose),
      ...protections.filter(([, isProtected]) => !isProtected(service)).map(([fault]) => fault),
    ].map((fault) => `${name}: ${fault}`),
  )
}

/** Services that a file changes although the file below it does not have them. */
export const unknownServices = (changes: Pick<Compose, 'services'>, compose: Compose) =>
  Object.keys(changes.services)
    .filter((name) => !(name in compose.services))
    .map((name) => `${name}: no such service to change`)
