import { mkdirSync, rmSync } from 'node:fs'
import { lock } from '../lock.mjs'
import { callersEnv } from '../settings.mjs'
import { makeIfChanged } from '../stamps.mjs'
import { step, unchanged } from '../steps.mjs'
import { type SeededName, seededDatabases } from './databases.ts'
import { fingerprintOfContent } from './fingerprint-of-content.ts'
import { today } from './seed-content.ts'

async function take(name: SeededName, language: string) {
  const title = `seeded-${name}-${language}`
  const inputs = fingerprintOfContent([language, today()])
  const { folder, outcome, isComplete, make, copy } = seededDatabases[name](language, inputs)
  const release = await lock(title, {
    wait: () => console.log('Another command is seeding here: waiting for it.'),
  })
  const makeAnew = async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await make()
  }
  const makeOnce = async () =>
    makeIfChanged({
      name: title,
      inputs: () => inputs,
      outcome,
      always: !(await isComplete()),
      make: makeAnew,
    })
  try {
    await step(`Seed content (${name})`, async () => ((await makeOnce()) ? undefined : unchanged))
    return await copy()
  } finally {
    release()
  }
}

const taken: Map<string, ReturnType<typeof take>> = new Map()

/**
 * A database with the content of cms/seed and no accounts. The seeder makes it once; it is reused until the seed
 * changes. Run the seeder on a copy before a cms starts on it: it finds the content and adds the accounts.
 * PostgreSQL must be running.
 *
 * @param language of the deployment
 */
export function takeSeeded(name: SeededName, language = callersEnv().LANGUAGE || 'hun') {
  const key = `${name} ${language}`
  const known = taken.get(key) ?? take(name, language)
  taken.set(key, known)
  return known
}
