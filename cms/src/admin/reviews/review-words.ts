import type { ReviewState } from '@krono/contract'
import type { InEach } from '../our-words'

type Words = {
  title: string
  now: Record<ReviewState, string>
  approve: string
  refuse: string
  hint: string
  failed: string
}

export const reviewWords: InEach<Words> = {
  hun: {
    title: 'Kikerüljön?',
    now: {
      waiting: 'Jóváhagyásra vár, még senki sem látja.',
      approved: 'Látszik a webhelyen.',
      refused: 'Nem került ki.',
    },
    approve: 'Igen, kikerülhet',
    refuse: 'Nem, ne kerüljön ki',
    hint: 'A nem okát az űrlap alján írhatod meg annak, aki írta.',
    failed: 'Nem sikerült. Töltsd újra az oldalt, és próbáld meg még egyszer.',
  },
  eng: {
    title: 'Show it?',
    now: {
      waiting: 'Waiting for approval; nobody sees it yet.',
      approved: 'It is shown on the site.',
      refused: 'It is not shown.',
    },
    approve: 'Yes, show it',
    refuse: 'No, do not show it',
    hint: 'You can tell the writer why at the end of the form.',
    failed: 'It did not work. Reload the page and try again.',
  },
  rus: {
    title: 'Опубликовать?',
    now: {
      waiting: 'Ждёт проверки, пока его никто не видит.',
      approved: 'Виден на сайте.',
      refused: 'Не опубликован.',
    },
    approve: 'Да, опубликовать',
    refuse: 'Нет, не публиковать',
    hint: 'Причину отказа можно написать автору в конце формы.',
    failed: 'Не получилось. Перезагрузи страницу и попробуй ещё раз.',
  },
}
