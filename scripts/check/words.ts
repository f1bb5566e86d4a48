import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { wordFaults } from './word-faults.ts'
import { rulesOf, thingsOf } from './word-list.ts'
import { allPlaces } from './word-places.ts'

const page = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
const list = { things: thingsOf(page), rules: rulesOf(page) }
const places = await allPlaces()
const faults = wordFaults(list, places)
for (const fault of faults) console.error(fault)
console.log(
  `${places.length} texts, ${list.rules.length} rules of docs/words.md, ${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
