import { personPickerWords } from '@/components/people/person-picker-words'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { dateOrder } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { OpenSaved } from './open-saved'

/** A saved person, one keystroke away. */
export function SavedPeople() {
  const t = translations('member')
  return (
    <Card aria-labelledby="saved-people">
      <h2 id="saved-people">{t('savedTitle')}</h2>
      <OpenSaved words={personPickerWords()} order={dateOrder} />
      <a href={linkTo('myDatabase')}>{t('savedAll')}</a>
    </Card>
  )
}
