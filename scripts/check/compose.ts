import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '../lib/paths.mjs'
import { faultsOfShape } from './compose-shape.ts'

const file = path.join(root, 'docker-compose.yml')
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
  const { status, stderr } = spawnSync('docker', ['compose', '-f', file, 'config', '-q'], { env })
  return status === 0 ? [] : [String(stderr)]
}

const faults = [...faultsOfShape(parse(text, { merge: true }), root), ...faultsOfClient()]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
