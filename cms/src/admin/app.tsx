import type { StrapiApp } from '@strapi/strapi/admin'
import { addPages } from './add-pages'
import { english, hungarian, russian } from './content-words'
import { englishPanel } from './english-words'
import { startInBrowserLanguage } from './first-language'
import { hideBuilderLink, hideModelAction } from './hide-building'
import { arrangeHome } from './home/boxes'
import { toDoWords } from './home/to-do-words'
import { hungarianLanguages } from './language-words'
import { addFormPicker } from './letters/add-form-picker'
import { addLetterPanels } from './letters/letter-panels'
import { writeCellsPlainly } from './list-cells'
import { hideIdentifiers } from './list-filters'
import logo from './logo.svg'
import { hungarianMedia } from './media-words'
import { operatorTitle, operatorWords } from './operator-words'
import type { PanelLanguage } from './panel-language'
import { hungarianPanel } from './panel-words'
import { hungarianPreview } from './preview-words'
import { searchWords } from './search/search-words'
import { textsWords } from './texts/texts-words'
import { hungarianWriting } from './writing-words'

// Strapi remembers in the browser that its advertisement was closed, under the id of the project;
// ours has none ("false"), and none is known before the first answer ("undefined").
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false'

const hungarianStrapi = {
  ...hungarianPanel,
  ...hungarianWriting,
  ...hungarianPreview,
  ...hungarianMedia,
  ...hungarianLanguages,
}

/** Words that Strapi itself puts around what is ours. */
const messagesIn = (language: PanelLanguage) => ({
  'krono.operator.title': operatorTitle[language],
  'krono.operator.open': operatorWords(language).open,
  'krono.search.title': toDoWords[language].search,
  'krono.missing.title': toDoWords[language].missing,
  'krono.waiting.title': toDoWords[language].waiting,
  'krono.timed.title': toDoWords[language].timed,
  'krono.changed.title': toDoWords[language].changed,
  'krono.pages.search': searchWords[language].title,
  'krono.pages.texts': textsWords[language].title,
})

export default {
  config: {
    locales: ['hu', 'ru'],
    translations: {
      hu: { ...hungarianStrapi, ...hungarian, ...messagesIn('hu') },
      en: { ...englishPanel, ...english, ...messagesIn('en') },
      ru: { ...russian, ...messagesIn('ru') },
    },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    hideBuilderLink(app)
    arrangeHome(app)
    addPages(app)
    addFormPicker(app)
  },
  bootstrap(app: StrapiApp) {
    startInBrowserLanguage(window)
    hideModelAction(app)
    addLetterPanels(app)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCellsPlainly)
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', hideIdentifiers)
    for (const project of ['false', 'undefined']) {
      window.localStorage.setItem(`${advertisement}:${project}`, 'true')
    }
  },
}
