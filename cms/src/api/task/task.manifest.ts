import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const task = {
  uid: 'api::task.task',
  versions: ofSystem,
  retention: { job: 'purgeEndedTasks', days: 30, after: 'its end; most kinds earlier' },
  personalData: null,
  counted: ['asked', 'attempts', 'fence'],
  editing: null,
} as const satisfies ContentManifest
