import { writeGiftStates } from '../gifts/write-gift-states'
import type { JobContext } from './table'

/** Gifts whose morning has come, and those that nobody claimed in time. */
export const expireGifts = ({ strapi, at }: JobContext) => writeGiftStates(strapi, at)
