import type { Chart } from '@krono/chart'
import type { GuestResult } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { characterRow } from '@/features/chart/characters'
import { Emblem } from '@/features/chart/drawing/emblem'
import reading from '@/features/chart/reading/reading.module.css'
import type { Texts } from '@/features/chart/reading/reading-props'
import { meetingOf } from '@/features/relationship/meeting'
import { isolate } from '@/features/relationship/people'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'

type InWordsProps = {
  inviter: string
  inviterCharacter: GuestResult['inviterCharacter']
  /** Chart of the guest. */
  chart: Chart
  texts: Texts
}

/** The relationship in words: the inviter's character, and how their strengths compare. */
export function InWords({ inviter: name, inviterCharacter, chart, texts }: InWordsProps) {
  const t = translations()
  const inviter = isolate(name)
  const character = texts.get(`character.${inviterCharacter}`)
  const emblem = characterRow(inviterCharacter)
  const { kind, own, other, side, level } = meetingOf(chart, inviterCharacter)
  return (
    <>
      <Card>
        <h2>
          <span className={reading.eyebrow}>{t('invitation.result.character', { inviter })}</span>{' '}
          <span className={reading.value}>{character?.title ?? t(`chakraLong.${other}`)}</span>
        </h2>
        <div className={reading.emblem}>
          <Emblem chakra={emblem.chakra} side={emblem.side} />
        </div>
        {character && <Prose blocks={character.short} />}
        <p className={reading.note}>{t('invitation.result.characterNote', { inviter })}</p>
      </Card>
      <Card>
        <h2>
          <span className={reading.eyebrow}>{t('invitation.result.meeting')}</span>{' '}
          <span className={reading.value}>{t(`invitation.result.kind.${kind}.title`)}</span>
        </h2>
        <p>
          {t(`invitation.result.kind.${kind}.text`, {
            inviter,
            own: t(`chakra.${own}`),
            other: t(`chakra.${other}`),
            side,
          })}
        </p>
        <p>
          {t(`invitation.result.level.${level}`, { inviter, chakra: t(`chakraLong.${other}`) })}
        </p>
      </Card>
    </>
  )
}
