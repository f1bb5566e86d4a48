import { env } from './env'

/** The panel is Hungarian or English; editors of a Russian deployment get English. */
export type PanelLanguage = 'hun' | 'eng'

/** Language of the cms's texts in this deployment's panel: labels, errors, incidents. */
export const panelLanguage: PanelLanguage = env.LANGUAGE === 'hun' ? 'hun' : 'eng'
