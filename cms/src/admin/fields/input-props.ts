import type { ReactNode } from 'react'

/** Props that Strapi passes to every field of a form. */
export type InputProps<Options = unknown> = {
  name: string
  label: ReactNode
  labelAction?: ReactNode
  hint?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  attribute: { options: Options }
}
