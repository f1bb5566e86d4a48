import { type AdminArea, type AdminCallName, areaOfCall } from '@krono/contract'
import type { ReactNode } from 'react'
import { mayUseArea } from './may'

type IfMayProps = { children: ReactNode } & ({ call: AdminCallName } | { area: AdminArea })

/** Shows an action only to admins whose role may make its call. */
export async function IfMay({ children, ...what }: IfMayProps) {
  return (await mayUseArea('call' in what ? areaOfCall(what.call) : what.area)) ? children : null
}
