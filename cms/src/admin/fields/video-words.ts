import type { VideoFault } from '../../library/videos/admit-video'
import type { InEach } from '../our-words'

type Words = {
  choose: string
  chooseOther: string
  remove: string
  nothing: string
  uploading: string
  failed: string
  /** Length (`1:05`) and size. */
  facts: (length: string, megabytes: string) => string
  faults: Readonly<Record<VideoFault, string>>
}

export const videoWords: InEach<Words> = {
  hun: {
    choose: 'Film feltöltése',
    chooseOther: 'Másik film',
    remove: 'Kivesszük',
    nothing: 'Még nincs film.',
    uploading: 'Feltöltés…',
    failed: 'A feltöltés nem sikerült. A film legfeljebb 64 MB lehet; próbáld újra.',
    facts: (length, megabytes) => `${length}, ${megabytes} MB`,
    faults: {
      noVideo: 'Ez nem MP4-film, vagy sérült. Mentsd el MP4-ként (H.264), és töltsd fel újra.',
      tooLarge: 'A film túl nagy: legfeljebb 64 MB lehet.',
      tooLong: 'A film túl hosszú: legfeljebb hat óra lehet.',
    },
  },
  eng: {
    choose: 'Upload a film',
    chooseOther: 'Another film',
    remove: 'Remove it',
    nothing: 'No film yet.',
    uploading: 'Uploading…',
    failed: 'The upload failed. A film can be 64 MB at most; please try again.',
    facts: (length, megabytes) => `${length}, ${megabytes} MB`,
    faults: {
      noVideo:
        'This is not an MP4 film, or it is damaged. Save it as MP4 (H.264) and upload it again.',
      tooLarge: 'The film is too large: 64 MB at most.',
      tooLong: 'The film is too long: six hours at most.',
    },
  },
  rus: {
    choose: 'Загрузить видео',
    chooseOther: 'Другое видео',
    remove: 'Убрать',
    nothing: 'Видео пока нет.',
    uploading: 'Загрузка…',
    failed: 'Загрузить не удалось. Видео — не больше 64 МБ; попробуй ещё раз.',
    facts: (length, megabytes) => `${length}, ${megabytes} МБ`,
    faults: {
      noVideo: 'Это не видео MP4, или файл повреждён. Сохрани его как MP4 (H.264) и загрузи снова.',
      tooLarge: 'Видео слишком большое: не больше 64 МБ.',
      tooLong: 'Видео слишком длинное: не больше шести часов.',
    },
  },
}
