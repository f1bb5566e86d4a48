import { errors } from '@krono/contract'
import Link from 'next/link'
import { linkTo, linkToSequence, linkToUser } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import type { SequencePlan } from '@/lib/contract/back-office/sequences/sequences'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'
import { buttonClass } from '@/ui/button/button'
import { TextField } from '@/ui/form/text-field'
import groups from '../email-groups/email-groups.module.css'
import figures from '../people/figures/figures.module.css'
import shop from '../shop/shop.module.css'
import styles from './fixed-emails.module.css'
import { FixedEmailsNav } from './fixed-emails-nav'
import { OnOff } from './fixed-emails-view'

/** What sequences would send on a day. */
export async function PlanView({ date }: { date: string }) {
  const t = translations('admin.fixedEmails.plan')
  const found = await unlessRefused(
    askAsUser({ endpoint: 'adminSequencePlan', input: date ? { date } : {} }),
    [errors.invalidField.status],
  )
  return (
    <AdminPage title={t('title')}>
      <FixedEmailsNav here="adminSequencePlan" />
      <form className={styles.dated} action={linkTo('adminSequencePlan')}>
        <TextField
          key={date}
          id="plan-date"
          type="date"
          name="date"
          label={t('date')}
          error={found ? undefined : t('wrongDate')}
          defaultValue={found?.date ?? date}
        />
        <button type="submit" className={buttonClass('quiet')}>
          {t('show')}
        </button>
      </form>
      <p className={groups.how}>{t('how')}</p>
      {found?.steps.length === 0 && <p className={figures.empty}>{t('nobody')}</p>}
      {found?.steps.map((step) => (
        <PlannedStep key={`${step.sequence} ${step.step}`} step={step} />
      ))}
    </AdminPage>
  )
}

function PlannedStep({ step }: { step: SequencePlan['steps'][number] }) {
  const t = translations('admin.fixedEmails.plan')
  return (
    <section className={styles.planned}>
      <h2>
        <Link href={linkToSequence(step.sequence)} prefetch={false}>
          {step.name}
        </Link>
      </h2>
      <p>
        {t('step', { place: step.step, hour: step.hour })}
        {`: ${step.email} · `}
        <strong>{t('people', { count: step.people })}</strong> <OnOff isOn={step.enabled} />
      </p>
      <details>
        <summary>{t('first')}</summary>
        <ol className={shop.people}>
          {step.first.map(({ id, name, email }) => (
            <li key={id}>
              <Link href={linkToUser(id)} prefetch={false}>
                {name ?? email}
              </Link>
              {name && <small>{email}</small>}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
