import type { Core } from '@strapi/strapi'

const running = new Set<Promise<void>>()

/** Work that an answer must not wait for, nor tell of by how long it takes. A failure is logged. */
export function inBackground(strapi: Core.Strapi, work: () => Promise<void>) {
  const task = work()
    .catch((error: unknown) => {
      strapi.log.error(`In the background: ${String(error)}`)
    })
    .finally(() => running.delete(task))
  running.add(task)
}

/** Resolves when what was begun is done; before the database closes. */
export const backgroundDone = () => Promise.all(running)
