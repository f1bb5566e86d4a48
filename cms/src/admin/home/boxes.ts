import {
  Clock,
  Information,
  Pencil,
  Question,
  SealCheck,
  Search,
  WarningCircle,
} from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { operatorTitle } from '../operator-words'
import { toDoWords } from './to-do-words'

type Boxes = Parameters<StrapiApp['widgets']['register']>[0]
type Box = Extract<Boxes, readonly unknown[]>[number]

const box = (
  id: 'search' | 'missing' | 'waiting' | 'timed' | 'notFound' | 'changed',
  icon: Box['icon'],
  load: () => Promise<{ default: React.ComponentType }>,
): Box => ({
  id,
  pluginId: 'krono',
  icon,
  title: { id: `krono.${id}.title`, defaultMessage: toDoWords.eng[id] },
  component: async () => (await load()).default,
})

const ownWidgets = [
  box('search', Search, () => import('./search-box')),
  box('missing', WarningCircle, () => import('./missing-box')),
  box('waiting', Pencil, () => import('./waiting-box')),
  box('timed', Clock, () => import('./timed-box')),
  box('notFound', Question, () => import('./not-found-box')),
  box('changed', SealCheck, () => import('./changed-box')),
  {
    id: 'operator',
    pluginId: 'krono',
    icon: Information,
    title: { id: 'krono.operator.title', defaultMessage: operatorTitle.en },
    link: {
      label: { id: 'krono.operator.open', defaultMessage: 'Site settings' },
      href: '/content-manager/single-types/api::site-setting.site-setting',
    },
    component: async () => (await import('../operator-widget')).default,
  },
] satisfies Box[]

/** Strapi's widgets replaced by ours, and those with statistics for developers. */
const replaced: ReadonlySet<string> = new Set([
  'last-edited-entries',
  'last-published-entries',
  'chart-entries',
  'key-statistics',
])

/** Puts our to-do widgets first on the home page. */
export const arrangeHome = ({ widgets }: StrapiApp) =>
  widgets.register((strapiWidgets: Box[]) => [
    ...ownWidgets,
    ...strapiWidgets.filter(({ id }) => !replaced.has(id)),
  ])
