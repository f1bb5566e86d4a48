import type { ComponentProps } from 'react'
import { getLeads } from '@/server/cms/addresses'
import { ButtonLink } from './button-link'

/** A button with an address from the editors. Not rendered if the address has no target. */
export async function EditorsButton(props: ComponentProps<typeof ButtonLink>) {
  const leads = await getLeads()
  return leads(props.href) ? <ButtonLink {...props} /> : null
}
