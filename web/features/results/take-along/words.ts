import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { savingWords } from '@/ui/form/words'

/** The words of the ways to take a result along. */
export function takeAlongWords() {
  const t = translations('takeAlong')
  const copying = { copied: t('copied'), failed: t('copyFailed') }
  const withDate = t('withDate')
  return {
    copy: { ...copying, copy: t('copy') },
    print: t('print'),
    picture: {
      title: t('picture'),
      portrait: t('portrait'),
      landscape: t('landscape'),
      withDate,
    },
    share: savingWords({
      submit: t('share'),
      sending: t('requesting'),
      saveFailed: errors.analysisNotSaved[language],
      login: {
        text: translations('form')('login'),
        href: linkTo('login', { redirectUrl: linkTo('worksheet') }),
      },
    }),
    said: {
      ...copying,
      title: t('shareTitle'),
      lead: t('shareLead'),
      ready: t('ready'),
      address: t('address'),
      copy: t('copyAddress'),
      open: t('openAddress'),
      revoke: t('revoke'),
      revoked: t('revoked'),
      withDate,
    },
  }
}

export type TakeAlongWords = ReturnType<typeof takeAlongWords>
