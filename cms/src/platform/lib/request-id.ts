import type { Core } from '@strapi/strapi'

type Global = { strapi?: Core.Strapi }

/** The id of the current request in logs and traces; undefined in a task, a job or a command. */
export function currentRequestId(): string | undefined {
  const context = (globalThis as Global).strapi?.requestContext?.get()
  const id: unknown = context?.state?.requestId
  return typeof id === 'string' ? id : undefined
}
