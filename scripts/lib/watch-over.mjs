import { setTimeout as pause } from 'node:timers/promises'
import { explain, Failure, lastLines } from './failure.mjs'
import { planRestarts } from './restarts.mjs'
import { exit, isStopping } from './stopping.mjs'
import { dim, duration, green, yellow } from './terminal.mjs'

const linesShown = 8

/** @param {import('./processes.mjs').Ending} ending */
const howOf = ({ code, signal, error }) =>
  error?.message ?? (signal ? `by ${signal}` : `with code ${code}`)

/**
 * Restarts a service that ends unexpectedly; the other services continue. A service that ends repeatedly stops
 * everything.
 *
 * @param {import('./service.mjs').Service[]} services
 * @param {{ plan?: typeof planRestarts }} [options]
 */
export function watchOver(services, { plan = planRestarts } = {}) {
  for (const service of services) void restartOnExit(service, plan())
}

/** @param {import('./service.mjs').Service} service @param {ReturnType<typeof planRestarts>} plan */
async function restartOnExit(service, plan) {
  for (;;) {
    const how = howOf(await service.program.ended)
    if (isStopping()) return
    const pauseMs = plan.ended()
    const { name, logFile } = service
    if (pauseMs === undefined) {
      const what = `${name} ended ${plan.count} times in a row soon after its start (the last time ${how})`
      explain(new Failure(`${what}; stopping everything.`, logFile))
      await exit(1)
    }
    const tail = logFile && lastLines(logFile, linesShown)
    if (tail) console.error(dim(tail))
    console.error(
      yellow(`! ${name} ended by itself (${how}); it starts again in ${duration(pauseMs ?? 0)}.`),
    )
    await pause(pauseMs)
    if (isStopping()) return
    service.startAgain()
    plan.began()
    void reportWhenReady(service)
  }
}

/** @param {import('./service.mjs').Service} service */
async function reportWhenReady(service) {
  try {
    await service.ready()
    console.log(`${green('✓')} ${service.name} is running again.`)
  } catch {
    // It ended before it responded: restartOnExit, which waits for its end, reports that.
  }
}
