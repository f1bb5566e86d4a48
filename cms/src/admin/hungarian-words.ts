import { rulesOfForms } from '../editor/rules'
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

/** What Strapi's panel says in Hungarian where its own translation says nothing, "Ön", or something technical. */
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
