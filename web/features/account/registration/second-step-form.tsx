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
  /** Address of the page that announces the e-mail. */
  next: string
  /** Shown without a completed first step. */
  missing: { title: string; text: string; link: { text: string; href: string } }
  children: ReactNode
}

/** Creates the account from both steps. */
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
        // The contract accepts only `true`; it rejects an unticked box.
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

// The page can be cached for longer than a day; the server checks that the date is not in the future.
const latestDay = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
