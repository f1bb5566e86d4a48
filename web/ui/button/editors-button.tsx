import type { ComponentProps } from 'react'
import { getLeads } from '@/server/cms/addresses'
import { ButtonLink } from './button-link'

/** A button whose address editors gave. Where it leads to nothing (any more) it is not drawn. */
export async function EditorsButton(props: ComponentProps<typeof ButtonLink>) {
  const leads = await getLeads()
  return leads(props.href) ? <ButtonLink {...props} /> : null
}
