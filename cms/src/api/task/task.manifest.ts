import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const task = {
  uid: 'api::task.task',
  versions: ofSystem,
  retention: { job: 'forgetTasks', days: 30, after: 'it is over; most kinds sooner' },
  personalData: null,
  counted: ['asked', 'attempts', 'fence'],
  editing: null,
} as const satisfies ContentManifest
