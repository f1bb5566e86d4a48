import { eraseDeadBefore } from '../mail/outbox-rows'
import type { JobContext } from './table'

const keptMs = 30 * 24 * 60 * 60_000

/** A letter that could not be delivered keeps its address for 30 days, for whoever looks into it. */
export const eraseDeadMail = ({ strapi, at }: JobContext) =>
  eraseDeadBefore(strapi, new Date(at.getTime() - keptMs))
