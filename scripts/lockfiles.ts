import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cms, root, web } from './lib/paths.mjs'
import type { Lockfile } from './lockfiles/platform-packages.ts'
import { faultsOfLockfile, missingPlatformPackages } from './lockfiles/platform-packages.ts'

/** `npm run lockfiles` after a change of dependencies; with --check it changes nothing. */
const isCheck = process.argv.includes('--check')

for (const project of [root, web, cms, path.join(root, 'scripts/lib/node24')]) {
  const file = path.join(project, 'package-lock.json')
  const name = path.relative(root, file)
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const added = isCheck ? {} : missingPlatformPackages(lockfile)
  if (Object.keys(added).length > 0) {
    const sorted = Object.entries({ ...lockfile.packages, ...added }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    )
    lockfile.packages = Object.fromEntries(sorted)
    writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
    console.log(`${name}: ${Object.keys(added).length} packages of other platforms added`)
  }
  for (const fault of faultsOfLockfile(lockfile)) {
    console.error(`${name}: ${fault}`)
    process.exitCode = 1
  }
}
