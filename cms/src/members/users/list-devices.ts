import type { Device } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Caller } from './caller'
import { listSessions } from './sessions'

/** The caller's sessions, the current one first. */
export async function listDevices(strapi: Core.Strapi, { user, session }: Caller) {
  const devices = (await listSessions(strapi, user.id)).map(
    (row): Device => ({
      id: row.documentId,
      label: row.device ?? '',
      createdAt: new Date(row.createdAt).toISOString(),
      lastSeenAt: new Date(row.lastSeenAt).toISOString(),
      isCurrent: row.id === session.id,
    }),
  )
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}
