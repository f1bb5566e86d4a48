import { sendDue } from '../mail/send-due'
import type { JobContext } from './table'

/** Letters whose time came: delayed ones, repeated tries, and those of a process that died. */
export const sendMail = ({ strapi }: JobContext) => sendDue(strapi)
