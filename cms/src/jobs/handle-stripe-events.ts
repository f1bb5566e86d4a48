import { handleDueEvents } from '../payments/events'
import type { JobContext } from './table'

/** Events that were stored and not handled: after a failure, or of a process that died. */
export const handleStripeEvents = ({ strapi }: JobContext) => handleDueEvents(strapi)
