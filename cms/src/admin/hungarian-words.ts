import { rulesOfForms } from '../panel/editor/rules'
import { hungarianAssets } from './asset-words'
import { hungarianCommon } from './common-words'
import { hungarianEntries } from './entry-words'
import { hungarianFolders } from './folder-words'
import { hungarianLanguages } from './language-words'
import { hungarianMedia } from './media-words'
import { hungarianPanel } from './panel-words'
import { hungarianPreview } from './preview-words'
import { hungarianSettings } from './settings-words'
import { hungarianSignIn } from './sign-in-words'
import { hungarianUploads } from './upload-words'
import { hungarianWriting } from './writing-words'

/** Hungarian messages of Strapi's panel where its own translation is missing, formal ("Ön") or technical. */
export const hungarianStrapi: Readonly<Record<string, string>> = {
  ...hungarianCommon,
  ...hungarianSignIn,
  ...hungarianPanel,
  ...hungarianEntries,
  ...hungarianWriting,
  ...hungarianPreview,
  ...hungarianMedia,
  ...hungarianAssets,
  ...hungarianFolders,
  ...hungarianUploads,
  ...hungarianLanguages,
  ...hungarianSettings,
  ...rulesOfForms('hun'),
}
