import type { GuestInvitation } from '@krono/contract'
import type { ReactNode } from 'react'
import { Ask } from './ask'
import { InvitationOver } from './over'
import { Shared } from './shared'
import type { GuestViewProps } from './view-props'
import { Withdrawn } from './withdrawn'

type View = (props: GuestViewProps) => ReactNode | Promise<ReactNode>

/** The guest's view for each state of the invitation. */
export const views: Record<GuestInvitation['state'], View> = {
  open: Ask,
  accepted: Shared,
  over: InvitationOver,
  withdrawn: Withdrawn,
}
