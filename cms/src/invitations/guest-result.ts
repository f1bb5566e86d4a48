import { chartOf } from '@krono/chart'
import type { GuestResult } from '@krono/contract'

type Births = { inviter: string; guest: string }

/**
 * All that a guest is told of the two (decision 120): of the inviter's date its character, one of fourteen, whatever the
 * guest enters. So any number of guests, together, hear of a class of some thousand dates and of no date.
 */
export const guestResultOf = ({ inviter, guest }: Births): GuestResult => ({
  inviterCharacter: chartOf(inviter).character,
  guestDate: guest,
})
