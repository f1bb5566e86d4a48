import type { GuestInvitation, User } from '@krono/contract'

export type GuestViewProps = {
  invitation: GuestInvitation
  /** The signed-in user. */
  user: User | undefined
}
