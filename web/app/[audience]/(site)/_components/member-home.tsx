import { type Audience, audienceRow } from '@/base/routing/audiences'
import { linkTo, linkToTab } from '@/base/routing/links'
import { isFor } from '@/base/routing/refusal'
import { translations } from '@/base/words/translations'
import { MemberDay } from '@/features/account/home/member-day'
import { Blocks } from '@/features/blocks/blocks'
import { PlateNames } from '@/features/chart/plate/plate-names'
import type { IndexVariant } from '@/server/cms/schemas'
import { getPreview } from '@/server/preview/get-preview'
import { partOf } from '@/server/preview/part'
import { LanguageNote } from '@/ui/notice/language-note'
import styles from './home.module.css'

type MemberHomeProps = { variant: IndexVariant; audience: Audience }

/** The first screen of a member: their chart and day, their saved dates, and unopened analyses. */
export async function MemberHome({ variant, audience }: MemberHomeProps) {
  const preview = await getPreview()
  const t = translations('memberHome')
  const { tier } = audienceRow(audience)
  const words = {
    plate: t('plate'),
    today: t('today'),
    people: t('people'),
    unread: t('unread'),
    noDate: t('noDate'),
    giveDate: t('giveDate'),
    noPeople: t('noPeople'),
    allRead: t('allRead'),
    noAnalyses: t('noAnalyses'),
    failed: t('failed'),
    myChart: t('myChart'),
    myPeople: t('myPeople'),
    myAnalyses: t('myAnalyses'),
  }
  const links = {
    chart: linkToTab('mine'),
    people: isFor('myDatabase', tier) ? linkTo('myDatabase') : undefined,
    analyses: linkTo('myAnalyses'),
  }
  return (
    <div className={styles.members}>
      <h1 {...partOf(variant, 'title')}>{variant.title}</h1>
      <MemberDay words={words} links={links} isPreview={preview !== undefined}>
        <PlateNames />
      </MemberDay>
      <div className={styles.lead}>
        <LanguageNote lang={variant.lang} />
        <Blocks blocks={variant.description} part={partOf(variant, 'description')} />
      </div>
    </div>
  )
}
