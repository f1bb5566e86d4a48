import type { GuestInvitation } from '@krono/contract'
import type { ReactNode } from 'react'
import { Ask } from './ask'
import { InvitationOver } from './over'
import { Shared } from './shared'
import type { GuestViewProps } from './view-props'
import { Withdrawn } from './withdrawn'

type View = (props: GuestViewProps) => ReactNode | Promise<ReactNode>

/** What the guest sees in each state. */
export const views: Record<GuestInvitation['state'], View> = {
  open: Ask,
  accepted: Shared,
  over: InvitationOver,
  withdrawn: Withdrawn,
}
