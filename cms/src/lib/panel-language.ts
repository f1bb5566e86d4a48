import { env } from './env'

/** The panel speaks Hungarian or English; a Russian deployment's editors get English. */
export type PanelLanguage = 'hun' | 'eng'

/** What the cms writes for the panel of this deployment: labels, refusals, incidents. */
export const panelLanguage: PanelLanguage = env.LANGUAGE === 'hun' ? 'hun' : 'eng'
