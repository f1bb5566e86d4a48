import { explain, Failure } from './failure.mjs'
import { isStopping, leave } from './stopping.mjs'

/**
 * From now on the end of one service is the end of all: half a product helps nobody.
 *
 * @param {import('./service.mjs').Service[]} services
 */
export function watchOver(services) {
  for (const { name, program, logFile } of services) {
    program.ended.then(async ({ code, signal }) => {
      if (isStopping()) return
      const how = signal ? `by ${signal}` : `with code ${code}`
      explain(new Failure(`${name} ended by itself (${how}); stopping the rest.`, logFile))
      await leave(1)
    })
  }
}
