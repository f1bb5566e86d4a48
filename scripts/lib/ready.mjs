import { completeEnv } from './env-file.mjs'
import { lock } from './lock.mjs'
import { envFile } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { seedIfChanged } from './seed.mjs'
import { callersEnv, choosePorts, programEnv, wantedPorts } from './settings.mjs'
import { step, unchanged } from './steps.mjs'
import { yellow } from './terminal.mjs'

/** Only one command at a time works with this folder's database. */
const takeFolder = () =>
  lock('run', {
    refusal: (pid) => `KRONO runs in this folder already (process ${pid}). Stop it first.`,
  })

/**
 * Everything up to the start of the two programs: settings, installation, builds, content, ports.
 * Ports are chosen last: on a fresh machine minutes have passed by then.
 *
 * @param {{ builds?: readonly ('cms' | 'web')[], always?: boolean }} [how] see `prepare`; `always` seeds again
 * @returns {Promise<Record<string, string>>} the environment of both programs
 */
export async function getReady({ builds, always = false } = {}) {
  await takeFolder()
  const settings = { ...completeEnv(envFile), ...callersEnv() }
  const env = programEnv(settings, wantedPorts(settings))
  await prepare(env, { builds })
  // With an account of your own at Stripe there are no automatic purchases: the demo's plans are granted.
  const seedEnv = env.STRIPE_SECRET_KEY ? env : { ...env, DEMO_BUYS: 'true' }
  const isSeeding = () => seedIfChanged(seedEnv, { always })
  await step('Seed content', async () => ((await isSeeding()) ? undefined : unchanged))
  return programEnv(settings, await choosePorts(settings, (text) => console.log(yellow(text))))
}
