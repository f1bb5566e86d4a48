import { chartOf } from '@krono/chart'
import type { ReactNode } from 'react'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { exampleDate } from '@/features/chart/example'
import { TodayCurve } from '@/features/cycles/today-curve'
import type { BlockOf, OwnDrawing } from '@/lib/contract/blocks'
import { ButtonLink } from '@/ui/button/button-link'
import { ChartDrawing } from './chart-drawing'
import { Energies } from './energies'
import styles from './figure.module.css'

/** The reader of a lesson. */
export type Learner = { name: string; birthDate?: string | null | undefined }

/** A page for everyone is stored, so that its sample has a fixed day. */
const exampleDay = '2026-03-02'

const drawings: Readonly<Record<OwnDrawing, (birth: string, day: string) => ReactNode>> = {
  chart: (birth) => <ChartDrawing chart={chartOf(birth)} />,
  cycles: (birth, day) => <TodayCurve birth={birth} day={day} />,
  values: (birth) => <Energies chart={chartOf(birth)} />,
}

type BlockOwnProps = { block: BlockOf<'own'>; learner?: Learner | undefined }

/** The learner's own drawing; a sample for visitors, and a link to the field without a birth date. */
export function BlockOwn({ block: { show, caption }, learner }: BlockOwnProps) {
  const t = translations('blocks.own')
  if (learner && !learner.birthDate) return <MissingDate name={learner.name} />
  const birth = learner?.birthDate ?? exampleDate
  return (
    <figure className={styles.drawn}>
      {drawings[show](birth, learner ? today() : exampleDay)}
      <figcaption>
        {!learner && <strong>{t('sample')} </strong>}
        <span>{caption || t(show)}</span>
      </figcaption>
    </figure>
  )
}

function MissingDate({ name }: { name: string }) {
  const t = translations('blocks.own')
  return (
    <aside className={styles.invitation}>
      <p>{t('missing', { name })}</p>
      <p>
        <ButtonLink href={linkTo('profile')}>{t('action')}</ButtonLink>
      </p>
    </aside>
  )
}
