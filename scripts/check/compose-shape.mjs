import { existsSync } from 'node:fs'
import path from 'node:path'
import { generate } from '../lib/secrets.mjs'

/**
 * The parts of a compose file that we look at.
 *
 * @typedef {object} Service
 * @property {string} [image]
 * @property {{ context: string, dockerfile: string }} [build]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {string[]} [networks]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {object} [healthcheck]
 * @typedef {{ services: Record<string, Service>, networks: object, volumes: object }} Compose
 */

const door = 'proxy'
const secrets = new Set([...Object.keys(generate()), 'POSTGRES_PASSWORD'])

/** @param {Service} service @param {string} root */
function faultsOfOrigin({ image, build }, root) {
  if (image) return /:[\w.-]+$/.test(image) ? [] : [`image ${image} has no version`]
  if (!build) return ['has neither image nor build']
  const dockerfile = path.join(root, build.context, build.dockerfile)
  return existsSync(dockerfile) ? [] : [`${build.dockerfile} is missing`]
}

/** Reachable from another machine is the door only. @param {string} name @param {Service} service */
const faultsOfPorts = (name, { ports = [] }) =>
  ports
    .filter((port) => name !== door && !port.startsWith('127.0.0.1:'))
    .map((port) => `port ${port} is open to everybody`)

/** @param {Service} service */
const faultsOfSecrets = ({ environment = {} }) =>
  Object.entries(environment)
    .filter(([name, value]) => secrets.has(name) && !/^\$\{\w+:\?.+\}$/.test(value))
    .map(([name]) => `${name} must come from outside, with a sentence for when it is missing`)

/** @param {Service} service @param {Compose} compose */
function faultsOfNames({ volumes = [], networks = [], depends_on = {} }, compose) {
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

/** @param {Service | undefined} service @param {string} condition */
const isHealthy = (service, condition) =>
  Boolean(service?.healthcheck) && condition === 'service_healthy'

/**
 * What is wrong with the production shape: one sentence a fault.
 *
 * @param {Compose} compose
 * @param {string} root folder of the compose file
 */
export function faultsOfShape(compose, root) {
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
