import { completeEnv } from './env-file.mjs'
import { lock } from './lock.mjs'
import { envFile } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { seedIfChanged } from './seed.mjs'
import { callersEnv, choosePorts, programEnv, wantedPorts } from './settings.mjs'
import { step, unchanged } from './steps.mjs'
import { yellow } from './terminal.mjs'

/** Only one command at a time may use this folder's database. */
const lockFolder = () =>
  lock('run', {
    refusal: (pid) => `KRONO runs in this folder already (process ${pid}). Stop it first.`,
  })

/**
 * Everything before the start of the two programs: settings, installation, builds, content, ports.
 * Ports are chosen last: on a fresh machine the other steps take minutes, and a port may be taken meanwhile.
 *
 * @param {{ builds?: readonly ('cms' | 'web')[], always?: boolean }} [options] see `prepare`; `always` seeds again
 * @returns {Promise<Record<string, string>>} the environment of both programs
 */
export async function getReady({ builds, always = false } = {}) {
  await lockFolder()
  const settings = { ...completeEnv(envFile), ...callersEnv() }
  const env = programEnv(settings, wantedPorts(settings))
  await prepare(env, { builds })
  // With a real Stripe account the demo's plans cannot be bought automatically: the seeder grants them.
  const seedEnv = env.STRIPE_SECRET_KEY ? env : { ...env, DEMO_BUYS: 'true' }
  const isSeeding = () => seedIfChanged(seedEnv, { always })
  await step('Seed content', async () => ((await isSeeding()) ? undefined : unchanged))
  return programEnv(settings, await choosePorts(settings, (text) => console.log(yellow(text))))
}
