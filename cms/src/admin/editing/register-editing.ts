import { Trash } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { ConflictDialog } from './conflict-dialog'
import { guardSaves, watchSaves } from './guard-saves'
import { PresenceLine } from './presence-line'
import { VersionsPanel } from './versions-panel'
import { wordsOf } from './words-of'

type Panel = (props: object) => { title: string; content: React.ReactNode } | null
type AddPanels = (panels: Panel[]) => void

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'

/** The words that Strapi looks up itself. */
export const editingMessages = (language: string) => ({
  'krono.trash.title': wordsOf(language).trash.title,
})

const loadTrash = () => import('./trash-page')

/** The trash in the menu, and an ear for what is saved. */
export function registerEditing(app: StrapiApp) {
  app.addMiddlewares([watchSaves])
  app.addMenuLink({
    to: 'trash',
    icon: Trash,
    intlLabel: { id: 'krono.trash.title', defaultMessage: wordsOf('en').trash.title },
    permissions: [],
    Component: loadTrash,
  })
}

/** In every width; the side panels are folded on a phone. */
const besideForms = [
  { name: 'krono-presence', Component: PresenceLine },
  { name: 'krono-conflict', Component: ConflictDialog },
]

/** What stands beside every form. Strapi's own plugins are there by now. */
export function bootstrapEditing({ getPlugin }: Pick<StrapiApp, 'getPlugin'>) {
  guardSaves()
  const contentManager = getPlugin('content-manager')
  const { addEditViewSidePanel } = contentManager.apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([VersionsPanel])
  for (const component of besideForms)
    contentManager.injectComponent('editView', 'right-links', component)
}
