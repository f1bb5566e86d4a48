import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '../lib/paths.mjs'
import { faultsOfShape, unknownServices } from './compose-shape.ts'

const file = path.join(root, 'docker-compose.yml')
/** For one small machine; used on top of the other one. */
const small = path.join(root, 'docker-compose.small.yml')
const text = readFileSync(file, 'utf8')

/** Errors that docker compose reports, if its plugin is installed; it needs no engine. */
function faultsOfClient() {
  const isPresent = spawnSync('docker', ['compose', 'version']).status === 0
  if (!isPresent) {
    console.log('No docker compose here: only the shape of docker-compose.yml is checked.')
    return []
  }
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => [name, 'x'])
  const env = { ...process.env, ...Object.fromEntries(required) }
  return [[file], [file, small]].flatMap((files) => {
    const args = ['compose', ...files.flatMap((name) => ['-f', name]), 'config', '-q']
    const { status, stderr } = spawnSync('docker', args, { env })
    return status === 0 ? [] : [String(stderr)]
  })
}

const compose = parse(text, { merge: true })
const faults = [
  ...faultsOfShape(compose, root),
  ...unknownServices(parse(readFileSync(small, 'utf8')), compose),
  ...faultsOfClient(),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
