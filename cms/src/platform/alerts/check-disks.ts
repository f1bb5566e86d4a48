import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { today } from '../lib/clock'
import { env } from '../lib/env'
import { channels } from './channels'

/** What `statfs` reports about the disk of a folder. */
export type Space = { bsize: number; blocks: number; bavail: number }

const smallestShare = 0.1
const smallestBytes = 1e9

/** Less than 10 % or 1 GB is free for programs without root. */
export const isNearlyFull = ({ bsize, blocks, bavail }: Space): boolean =>
  bavail < blocks * smallestShare || bavail * bsize < smallestBytes

/** The folders that the cms writes to. The disk of PostgreSQL cannot be seen from here. */
const folders = () => ({
  ...(env.DATABASE_URL ? {} : { database: path.dirname(path.resolve(env.DATABASE_FILE)) }),
  files: path.resolve(env.PUBLIC_FOLDER),
  ...(env.BACKUP_FOLDER ? { backups: path.resolve(env.BACKUP_FOLDER) } : {}),
})

type Look = (folder: string) => Promise<Space>

/** Raises an incident a day for each disk that is nearly full, if there is an operator to notify. */
export async function checkDisks(
  strapi: Core.Strapi,
  { look = statfs as Look, isWanted = channels.length > 0 } = {},
) {
  if (!isWanted) return
  for (const [name, folder] of Object.entries(folders())) {
    const space = await look(folder).catch(() => undefined)
    if (!space || !isNearlyFull(space)) continue
    const freeMegabytes = Math.floor((space.bavail * space.bsize) / 1e6)
    await raiseIncident(strapi, {
      kind: 'diskFull',
      reference: `${name}:${today()}`,
      details: { folder: name, freeMegabytes },
    })
  }
}
