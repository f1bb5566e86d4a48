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

const Lines: Drawn['Lines'] = ({ longest, words, text = '', ...lines }) => (
  <TextArea
    id={idOf(lines.name)}
    {...lines}
    defaultValue={text}
    counted={fill(words.count, { count: [...text.trim()].length, longest })}
  />
)

/** The contact form without its script: the browser posts it, and the response is a page. */
export function StillForm({ words, refusal, ...fields }: ComponentProps<typeof ContactForm>) {
  return (
    <form method="post" action="/api/contact/form" noValidate className={formStyles.form}>
      <ContactFields {...fields} faults={refusal?.faults} Line={Line} Lines={Lines} />
      {refusal?.notice && (
        <div role="alert" className={formStyles.alert}>
          <p>{refusal.notice.message}</p>
        </div>
      )}
      <div className={formStyles.actions}>
        <Button type="submit">{words.submit}</Button>
        <p role="status" className={formStyles.done} />
      </div>
    </form>
  )
}
