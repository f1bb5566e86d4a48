import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { Card } from '@/ui/card/card'
import { OpenSaved } from './open-saved'

/** A saved person, one keystroke away. */
export function SavedPeople() {
  const t = translations('member')
  return (
    <Card aria-labelledby="saved-people">
      <h2 id="saved-people">{t('savedTitle')}</h2>
      <OpenSaved words={personPickerWords()} />
      <a href={linkTo('myDatabase')}>{t('savedAll')}</a>
    </Card>
  )
}
