import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { RegistrationForm } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { Card } from '@/ui/card/card'
import { Picture } from '@/ui/media/picture'
import { Brand } from '@/ui/page/brand'
import { PageHead } from '@/ui/page/page-head'
import styles from './landing.module.css'

type LandingProps = {
  form: RegistrationForm
  step: 1 | 2
  lead: string
  children: ReactNode
}

/** A page without a menu that leads to an account: the description, and a card with one of its two steps. */
export function Landing({ form, step, lead, children }: LandingProps) {
  const t = translations('registration')
  const { title, intro, image } = form
  return (
    <div className={styles.page}>
      <Brand />
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHead
            title={title}
            lead={lead}
            parts={{ title: partOf(form, 'title'), lead: partOf(form, 'lead') }}
          />
          <Card className={styles.card}>
            <p className={styles.step}>{t('step', { step })}</p>
            {children}
          </Card>
        </div>
        <div className={styles.aside}>
          {image && <Picture image={image} sizes="(max-width: 62.5rem) 100vw, 32rem" isFirst />}
          {step === 1 && <Blocks blocks={intro} part={partOf(form, 'intro')} />}
        </div>
      </div>
    </div>
  )
}
