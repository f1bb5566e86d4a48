'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { dateOf, isTicked, textOf } from '@/ui/form/read-values'
import { readFromTab, storeInTab } from '@/ui/form/tab-values'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useTabValue } from '@/ui/form/use-tab-value'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'
import styles from './registration.module.css'

type SecondStepFormProps = {
  words: FormWords
  formId: string
  /** Where the mail is spoken of. */
  next: string
  /** Shown without a completed first step. */
  missing: { title: string; text: string; link: { text: string; href: string } }
  children: ReactNode
}

/** Makes the account from both steps. */
export function SecondStepForm({ words, formId, next, missing, children }: SecondStepFormProps) {
  const { order } = useLocal()
  const router = useRouter()
  const isReady = useHydrated()
  const email = useTabValue('email')
  if (isReady && !email) {
    return (
      <div className={styles.notice}>
        <h2>{missing.title}</h2>
        <p>{missing.text}</p>
        <a className={buttonClass()} href={missing.link.href}>
          {missing.link.text}
        </a>
      </div>
    )
  }
  return (
    <Form
      words={words}
      call="signup"
      schema={async () => (await import('@/lib/contract/signup')).signupBody(latestDay())}
      read={(values) => ({
        email: textOf(values, 'email'),
        password: textOf(values, 'password'),
        birthDate: dateOf(values, 'birthDate', order),
        // The contract takes nothing but `true`; what is not ticked is refused by it.
        privacyPolicy: isTicked(values, 'privacyPolicy') as true,
        newsLetter: isTicked(values, 'newsLetter'),
        firstName: readFromTab('firstName') ?? '',
        referralSource: (readFromTab('referralCode') ?? '').slice(0, 120),
        registrationFormId: formId,
        isTwoStepRegistered: true,
      })}
      onDone={(answer) => {
        storeInTab({ email: answer.email, firstName: '', birthDate: '' })
        router.push(next)
        return 'leaves'
      }}
    >
      {children}
    </Form>
  )
}

// The page is cached for longer than a day; whether a day is in the future is judged by the server.
const latestDay = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
