import { chartOf } from '@krono/chart'
import type { GuestResult } from '@krono/contract'

type Births = { inviter: string; guest: string }

/**
 * All data that a guest gets (decision result-access): of the inviter's date only the character, one of fourteen,
 * regardless of the guest's input. So any number of guests together can only infer a class of some thousand dates.
 */
export const guestResultOf = ({ inviter, guest }: Births): GuestResult => ({
  inviterCharacter: chartOf(inviter).character,
  guestDate: guest,
})
