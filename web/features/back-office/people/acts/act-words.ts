import { linkTo } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'

/** All words of what is done to people, for the browser. */
export const actWords = () => ({
  acts: wordsOf('admin.people.acts'),
  fields: wordsOf('admin.people.fields'),
  danger: wordsOf('admin.danger', ['reason', 'reasonHint', 'cancel']),
  products: wordsOf('admin.lists.options').product,
  form: savingWords({
    submit: '',
    done: translations('admin.people.acts')('done'),
    login: {
      text: translations('form')('login'),
      href: linkTo('login', { redirectUrl: linkTo('adminUsers') }),
    },
  }),
})

export type ActWords = ReturnType<typeof actWords>
