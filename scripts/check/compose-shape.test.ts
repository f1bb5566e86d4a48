import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfShape, type Service, unknownServices } from './compose-shape.ts'

const good = {
  image: 'caddy:2',
  healthcheck: {},
  read_only: true,
  cap_drop: ['ALL'],
  mem_limit: '1g',
  environment: { JWT_SECRET: `\${JWT_SECRET:?say}` },
}

const faulty = [
  ['an open port beside the door', { ...good, ports: ['1337:1337'] }],
  ['a default secret', { ...good, environment: { JWT_SECRET: `\${JWT_SECRET:-abc}` } }],
  ['a literal secret', { ...good, environment: { JWT_SECRET: 'abc' } }],
  ['an image without a version', { ...good, image: 'caddy' }],
  [
    'a missing Dockerfile',
    { ...good, image: undefined, build: { context: '.', dockerfile: 'no/Dockerfile' } },
  ],
  ['no health check', { ...good, healthcheck: undefined }],
  ['a writable file system', { ...good, read_only: false }],
  ['capabilities', { ...good, cap_drop: ['NET_RAW'] }],
  ['no memory limit', { ...good, mem_limit: undefined }],
  ['an undeclared volume', { ...good, volumes: ['data:/data'] }],
  ['an undeclared network', { ...good, networks: ['else'] }],
  [
    'a dependency that tells no health',
    { ...good, depends_on: { other: { condition: 'service_healthy' } } },
  ],
]

test('a correct compose file has no fault', () => {
  assert.deepEqual(faultsOfShape({ services: { web: good }, networks: {}, volumes: {} }, '/'), [])
})

for (const [name, service] of faulty) {
  test(`${name} is a fault`, () => {
    const services = { web: service as Service }
    assert.equal(faultsOfShape({ services, networks: {}, volumes: {} }, '/').length, 1)
  })
}

test('a change of a service that does not exist is a fault', () => {
  const compose = { services: { web: good }, networks: {}, volumes: {} }
  assert.deepEqual(unknownServices({ services: { web: good } }, compose), [])
  assert.equal(unknownServices({ services: { wbe: good } }, compose).length, 1)
})
