import type { GuestInvitation, User } from '@krono/contract'

export type GuestViewProps = {
  invitation: GuestInvitation
  /** Whoever is signed in. */
  user: User | undefined
}
