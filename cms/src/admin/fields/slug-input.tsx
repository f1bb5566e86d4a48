import { InputRenderer, useForm } from '@strapi/strapi/admin'
import { type ComponentProps, useEffect, useRef } from 'react'
import { slugOf } from '../../publishing/addresses/slug-of'

type SlugProps = Omit<ComponentProps<typeof InputRenderer>, 'type' | 'options'> & {
  value?: string | null
  initialValue?: string | null
  onChange: (name: string, value: string) => void
}

/**
 * Last part of an entry's address: made from the title while typing, until the user writes another. For saved entries
 * the cms decides whether it still follows the title (src/publishing/addresses/fill-addresses).
 */
export default function SlugInput({ value, initialValue, onChange, ...props }: SlugProps) {
  const { name } = props
  const title = useForm('SlugInput', ({ values }) => Object(values).title)
  const made = useRef('')
  useEffect(() => {
    if (initialValue || (value && value !== made.current)) return
    made.current = typeof title === 'string' ? slugOf(title) : ''
    if (made.current !== (value ?? '')) onChange(name, made.current)
  }, [title, value, initialValue, name, onChange])
  return <InputRenderer {...props} type="string" />
}
