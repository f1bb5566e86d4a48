import { Failure } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { temporarySettings } from './lib/product.ts'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { bold } from './lib/terminal.mjs'
import { beginningsOf, sourcesOf } from './mutate/folders.ts'
import { tryFolder } from './mutate/try-folder.ts'
import { isEnough, lineOf, tableOf, type Verdict } from './mutate/verdict.ts'
import { allFiles } from './test/changed/git.ts'

/** Tried by the unit tests alone: no cms is started. */
const quick = '--quick'

/** `--by=address,undo`: API tests whose path has one of these words, in place of all that speak of the folder. */
const by = '--by='

/** `--every=5`: each fifth change, for a figure of a large folder within an hour. */
const each = '--every='

/** `npm run mutate -- cms/src/account`: small changes to the code, one at a time, and whether a test notices. */
export async function mutate() {
  const settings = temporarySettings()
  const given = process.argv.slice(3)
  const isQuick = given.includes(quick)
  const chosen = given.find((word) => word.startsWith(by))?.slice(by.length)
  const words = chosen?.split(',') ?? []
  const every = Number(given.find((word) => word.startsWith(each))?.slice(each.length) ?? 1)
  if (!Number.isInteger(every) || every < 1) throw new Failure(`${each} wants a whole number.`)
  await prepare(programEnv(settings, wantedPorts(settings)), {
    tools: true,
    builds: isQuick ? [] : ['cms'],
  })
  const files = await allFiles()
  const names = beginningsOf(given.filter((word) => !word.startsWith('--')))
  const folders = names.map((name) => ({ name, sources: sourcesOf(name, files) }))
  const empty = folders.find(({ sources }) => sources.length === 0)
  if (empty) throw new Failure(`No source stands in ${empty.name}.`)
  const verdicts: Verdict[] = []
  for (const { name, sources } of folders) {
    console.log(`\n${bold(name)}`)
    const verdict = await tryFolder({ name, sources, isQuick, words, every })
    for (const mutant of verdict.unnoticed) console.log(lineOf(mutant))
    verdicts.push(verdict)
  }
  console.log(`\n${tableOf(verdicts)}`)
  return verdicts.every(isEnough) ? 0 : 1
}
