import { existsSync } from 'node:fs'
import path from 'node:path'
import { generate } from '../lib/secrets.mjs'

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
}

interface Compose {
  services: Record<string, Service>
  networks: object
  volumes: object
}

const door = 'proxy'
const secrets = new Set([...Object.keys(generate()), 'POSTGRES_PASSWORD'])

function faultsOfOrigin({ image, build }: Service, root: string) {
  if (image) return /:[\w.-]+$/.test(image) ? [] : [`image ${image} has no version`]
  if (!build) return ['has neither image nor build']
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
      ...(service.healthcheck ? [] : ['has no health check']),
    ].map((fault) => `${name}: ${fault}`),
  )
}
