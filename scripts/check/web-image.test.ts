import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root, web } from '../lib/paths.mjs'
import { webBounds } from '../lib/web-bounds.mjs'

const image = readFileSync(path.join(web, 'Dockerfile'), 'utf8')

test('the image of web has the same memory limits as a web that the scripts start', () => {
  assert.match(image, /^COPY .*\bscripts\/lib\/web-bounds\.mjs .*\.\/docker\/$/m)
  assert.match(image, /^CMD \["sh", "-c", "exec node \$\(node docker\/web-bounds\.mjs\) /m)
  const printed = execFileSync(process.execPath, [path.join(root, 'scripts/lib/web-bounds.mjs')])
  assert.equal(printed.toString().trim(), webBounds.args.join(' '))
  for (const [name, value] of Object.entries(webBounds.env)) {
    assert.match(image, new RegExp(`\\b${name}=${value}\\b`, 'm'))
  }
})
