import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { readEnv } from './env-file.mjs'
import { root } from './paths.mjs'
import { generate } from './secrets.mjs'

const text = (name: string) => readFileSync(path.join(root, name), 'utf8')

/** The commands in operating, "Production", that write `.env`. */
function documented(): string {
  const [, block = ''] =
    /## Production[\s\S]*?```sh\n([\s\S]*?)```/.exec(text('docs/operating.md')) ?? []
  return block
    .split('\n')
    .filter((line) => !line.startsWith('docker '))
    .join('\n')
}

test('the documented commands write every secret that production requires, readable by the owner alone', () => {
  const folder = temporaryFolder('documented-env')
  execFileSync('sh', ['-euc', documented()], { cwd: folder })
  const file = path.join(folder, '.env')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const settings = readEnv(file)
  const wanted = [...text('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(
    ([, name = '']) => name,
  )
  assert.deepEqual(
    wanted.filter((name) => !settings[name]),
    [],
  )
  const keysOf = ({ APP_KEYS = '' }: Record<string, string>) => APP_KEYS.split(',')
  // The cms refuses to start with shorter ones (secret-problems).
  for (const key of keysOf(settings)) assert.ok(key.length >= 24)
  // As many as `npm start` generates and compose requires.
  assert.equal(keysOf(settings).length, keysOf(generate()).length)
  assert.match(text('docker-compose.yml'), /APP_KEYS:\?four /)
})
