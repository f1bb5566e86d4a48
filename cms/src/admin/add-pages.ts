import { BulletList, GridNine, Search } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { importWords } from './lessons/import-words'
import { searchWords } from './search/search-words'
import { textsWords } from './texts/texts-words'

/** Our pages in the panel's menu, after Strapi's content manager. */
const pages = [
  {
    to: 'search',
    icon: Search,
    intlLabel: { id: 'krono.pages.search', defaultMessage: searchWords.eng.title },
    permissions: [],
    Component: () => import('./search/search-page'),
    position: 2,
  },
  {
    to: 'texts',
    icon: GridNine,
    intlLabel: { id: 'krono.pages.texts', defaultMessage: textsWords.eng.title },
    permissions: [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::interpretation-text.interpretation-text',
      },
    ],
    Component: () => import('./texts/texts-page'),
    position: 3,
  },
  {
    to: 'lesson-import',
    icon: BulletList,
    intlLabel: { id: 'krono.pages.lessonImport', defaultMessage: importWords.eng.title },
    permissions: [
      { action: 'plugin::content-manager.explorer.create', subject: 'api::lesson.lesson' },
    ],
    Component: () => import('./lessons/import-page'),
    position: 4,
  },
] satisfies Parameters<StrapiApp['addMenuLink']>[0][]

export function addPages({ addMenuLink }: StrapiApp) {
  for (const page of pages) addMenuLink(page)
}
