import type { GuestInvitation } from '@krono/contract'

export type GuestViewProps = { invitation: GuestInvitation }
