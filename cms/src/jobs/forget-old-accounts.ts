import { forgetOld } from '../personal-data/forget-old'
import type { JobContext } from './table'

const keptMs = 30 * 24 * 60 * 60_000

/** What is over stays for 30 days, for whoever asks what happened, and no longer. */
export const forgetOldAccounts = ({ strapi, at }: JobContext) =>
  forgetOld(strapi, new Date(at.getTime() - keptMs))
