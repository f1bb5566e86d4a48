import { type DateGroup, mostImported, mostPeople } from '@krono/contract'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { dateOrder } from '@/base/text/language'
import { nameGroups } from '@/base/text/named-groups'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { dateFieldWords } from '@/ui/date-field/words'
import { savingWords } from '@/ui/form/words'
import type { DatabaseSetup } from './database-setup'

/** The data for the client components of the page. */
export function makeDatabaseSetup(
  groups: readonly DateGroup[],
  counts: Record<string, number>,
): DatabaseSetup {
  const t = translations('form')
  const login = linkTo('login', { redirectUrl: linkTo('myDatabase') })
  return {
    words: wordsOf('database'),
    formWords: savingWords({ submit: t('save'), login: { text: t('login'), href: login } }),
    dateWords: dateFieldWords(),
    order: dateOrder,
    today: today(),
    timeZone: env.TIME_ZONE,
    groups: nameGroups(groups, counts),
    limits: { imported: mostImported, compared: mostPeople },
  }
}
