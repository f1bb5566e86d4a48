import type { StrapiApp } from '@strapi/strapi/admin'
import { rulesOfForms } from '../panel/editor/rules'
import { addPages } from './add-pages'
import { askFullTypes } from './ask-full-types'
import { addBlocks } from './blocks/add-blocks'
import { BlockDialog } from './blocks/block-dialog'
import { blockMessages } from './blocks/block-words'
import { bootstrapEditing, editingMessages, registerEditing } from './editing/register-editing'
import { addEmailPanels } from './emails/email-panels'
import { registerFields } from './fields/register-fields'
import { startInBrowserLanguage } from './first-language'
import { withoutNewEntries } from './fixed-lists'
import { hideBuilderLink, hideModelAction } from './hide-building'
import { arrangeHome } from './home/boxes'
import { toDoWords } from './home/to-do-words'
import { registerIncidentLinks, registerIncidentPages } from './incident/register-incident'
import { addPendingPanel } from './languages/add-pending-panel'
import { importWords } from './lessons/import-words'
import { formatListCells } from './list-cells'
import logo from './logo.svg'
import { AltTexts } from './media/alt-texts'
import { addAnswerPanel } from './messages/add-answer-panel'
import { namesIn } from './names'
import { NewInPanelLanguage } from './new-in-panel-language'
import { OneOfEach } from './one-of-each'
import { operatorTitle, operatorWords } from './operator-words'
import { OpenPart } from './parts/open-part'
import { PressedParts } from './parts/pressed-parts'
import { offerPlainFilters } from './plain-filters'
import { drawFormsPlainly } from './plain-forms'
import { refetchLists, refreshOnReturn } from './refresh-lists'
import { refusalMessages } from './refusal-words'
import { addModerationPanel } from './reviews/register-reviews'
import { searchWords } from './search/search-words'
import { languageOf } from './shown-language'
import { addBuyersPanel } from './sold/add-buyers-panel'
import { stateTitle } from './state-words'
import { stylePanel } from './style-panel'
import { textsWords } from './texts/texts-words'
import strapiEnglish from './translations/strapi.en.json'
import strapiHungarian from './translations/strapi.hu.json'
import strapiRussian from './translations/strapi.ru.json'
import { translateWordsInCode } from './words-in-code'

// Strapi stores in the browser that its advertisement was closed, under the id of the project. Our project has no id
// ("false"), and before the first response it is unknown ("undefined").
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false'

/** Our own messages, which Strapi looks up by key. */
const ownMessages = (locale: keyof typeof operatorTitle) => {
  const language = languageOf(locale)
  const { search, missing, waiting, timed, notFound, changed } = toDoWords[language]
  return {
    ...namesIn(language),
    ...editingMessages(locale),
    ...blockMessages(locale),
    ...refusalMessages(locale),
    'krono.state': stateTitle[locale],
    'krono.operator.title': operatorTitle[locale],
    'krono.operator.open': operatorWords(locale).open,
    'krono.search.title': search,
    'krono.missing.title': missing,
    'krono.waiting.title': waiting,
    'krono.timed.title': timed,
    'krono.notFound.title': notFound,
    'krono.changed.title': changed,
    'krono.pages.search': searchWords[language].title,
    'krono.pages.texts': textsWords[language].title,
    'krono.pages.lessonImport': importWords[language].title,
  }
}

export default {
  config: {
    locales: ['hu', 'ru'],
    translations: {
      // Strapi's own messages where a translation is missing, formal or addresses developers.
      hu: { ...strapiHungarian, ...rulesOfForms('hun'), ...ownMessages('hu') },
      en: { ...strapiEnglish, ...rulesOfForms('eng'), ...ownMessages('en') },
      ru: { ...strapiRussian, ...ownMessages('ru') },
    },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    hideBuilderLink(app)
    registerEditing(app)
    registerFields(app)
    registerIncidentPages(app)
    const pathname = () => window.location.pathname
    app.addRBACMiddleware([withoutNewEntries({ fullTypes: askFullTypes, pathname })])
    arrangeHome(app)
    addPages(app)
    addBlocks(app)
    app.addMiddlewares([refreshOnReturn])
    // Strapi renders components with this prefix on every page of the panel.
    app.addComponents([
      { name: 'future-global::alt-texts', Component: AltTexts },
      { name: 'future-global::new-in-panel-language', Component: NewInPanelLanguage },
    ])
  },
  bootstrap(app: StrapiApp) {
    startInBrowserLanguage(window)
    hideModelAction(app)
    stylePanel(window)
    bootstrapEditing(app)
    refetchLists()
    addPendingPanel(app)
    translateWordsInCode(window)
    registerIncidentLinks(app)
    addEmailPanels(app)
    addModerationPanel(app)
    addAnswerPanel(app)
    addBuyersPanel(app)
    const contents = app.getPlugin('content-manager')
    contents.injectComponent('editView', 'right-links', {
      name: 'krono-block',
      Component: BlockDialog,
    })
    contents.injectComponent('editView', 'right-links', { name: 'krono-part', Component: OpenPart })
    contents.injectComponent('listView', 'actions', { name: 'krono-hint', Component: OneOfEach })
    contents.injectComponent('preview', 'actions', { name: 'krono-parts', Component: PressedParts })
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', formatListCells)
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', offerPlainFilters)
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', drawFormsPlainly)
    for (const project of ['false', 'undefined']) {
      window.localStorage.setItem(`${advertisement}:${project}`, 'true')
    }
  },
}
