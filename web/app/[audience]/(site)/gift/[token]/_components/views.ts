import type { OpenGift } from '@krono/contract'
import type { ReactNode } from 'react'
import { Claimed } from './claimed'
import { Delivered } from './delivered'
import { GiftOver } from './over'
import { Revoked } from './revoked'
import type { GiftViewProps } from './view-props'

type View = (props: GiftViewProps) => ReactNode | Promise<ReactNode>

/** The view of a gift link for each state. */
export const views: Record<Exclude<OpenGift['state'], 'waiting'>, View> = {
  delivered: Delivered,
  claimed: Claimed,
  expired: GiftOver,
  revoked: Revoked,
}
