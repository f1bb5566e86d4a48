import type { ComponentProps } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import formStyles from '@/ui/form/form.module.css'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { ContactFields } from './contact-fields'
import type { ContactForm } from './contact-form'

type Drawn = ComponentProps<typeof ContactFields>

const idOf = (name: string) => `contact-${name}`

const Line: Drawn['Line'] = (line) => <TextField id={idOf(line.name)} {...line} />

const Lines: Drawn['Lines'] = ({ longest, words, ...lines }) => (
  <TextArea id={idOf(lines.name)} {...lines} counted={fill(words.count, { count: 0, longest })} />
)

/** The form to write to the house without its script: it is posted, and a page answers. */
export function StillForm({ words, ...fields }: ComponentProps<typeof ContactForm>) {
  return (
    <form method="post" action="/api/contact/form" noValidate className={formStyles.form}>
      <ContactFields {...fields} Line={Line} Lines={Lines} />
      <div className={formStyles.actions}>
        <Button type="submit">{words.submit}</Button>
        <p role="status" className={formStyles.done} />
      </div>
    </form>
  )
}
