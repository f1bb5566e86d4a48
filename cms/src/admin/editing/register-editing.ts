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

/** Messages that Strapi looks up itself. */
export const editingMessages = (language: string) => ({
  'krono.trash.title': wordsOf(language).trash.title,
})

const loadTrash = () => import('./trash-page')

/** Adds the trash to the menu, and the middleware that watches saves. */
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

/** Shown at every width; the side panels are collapsed on a phone. */
const besideForms = [
  { name: 'krono-presence', Component: PresenceLine },
  { name: 'krono-conflict', Component: ConflictDialog },
]

/** Adds our parts beside every form. Strapi's own plugins are registered by now. */
export function bootstrapEditing({ getPlugin }: Pick<StrapiApp, 'getPlugin'>) {
  guardSaves()
  const contentManager = getPlugin('content-manager')
  const { addEditViewSidePanel } = contentManager.apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([VersionsPanel])
  for (const component of besideForms)
    contentManager.injectComponent('editView', 'right-links', component)
}
