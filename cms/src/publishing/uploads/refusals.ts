import type { Language } from '@krono/contract'

/** Messages for an editor about a refused file. */
export const refusals = {
  kind: {
    hun: 'Ilyen fájl nem kerülhet a médiatárba. Ezeket tölthetsz fel: kép (JPEG, PNG, WebP, GIF, AVIF, SVG), PDF, EPUB, film (MP4, WebM), hang (MP3, M4A), felirat (VTT).',
    eng: 'The media library takes no such file. You can upload pictures (JPEG, PNG, WebP, GIF, AVIF, SVG), PDF, EPUB, films (MP4, WebM), sound (MP3, M4A) and captions (VTT).',
    rus: 'Такой файл в медиатеку загрузить нельзя. Можно загрузить: изображения (JPEG, PNG, WebP, GIF, AVIF, SVG), PDF, EPUB, видео (MP4, WebM), звук (MP3, M4A), субтитры (VTT).',
  },
  picture: {
    hun: 'Ezt a képet nem tudjuk megnyitni: sérült, vagy túl nagy (legfeljebb 40 megapixel lehet).',
    eng: 'This picture cannot be opened: it is damaged or too large (at most 40 megapixels).',
    rus: 'Это изображение не открывается: оно повреждено или слишком большое (не больше 40 мегапикселей).',
  },
  drawing: {
    hun: 'Ebben az SVG-ben a rajzon kívül más is van (program, stíluslap, külső hivatkozás). Mentsd el egyszerű SVG-ként vagy PNG-ként.',
    eng: 'This SVG holds more than a drawing (a script, a style sheet, an outside link). Save it as plain SVG or as PNG.',
    rus: 'В этом SVG есть не только рисунок (сценарий, таблица стилей, внешняя ссылка). Сохрани его как простой SVG или PNG.',
  },
  endless: {
    hun: 'Ezt az SVG-t nem lehet kirajzolni: sérült, vagy a részei túl sokszor ismétlődnek benne. Mentsd el PNG-ként, vagy ismétlések nélkül SVG-ként.',
    eng: 'This SVG cannot be drawn: it is damaged, or its parts repeat too often. Save it as PNG, or as SVG without repetitions.',
    rus: 'Этот SVG нельзя отрисовать: он повреждён, или его части повторяются слишком много раз. Сохрани его как PNG или как SVG без повторов.',
  },
  unwritable: {
    hun: 'A fájlt most nem tudjuk elmenteni: a szerver mappája nem írható, vagy betelt a lemez. A beállításokon kell javítani, a fájllal nincs baj.',
    eng: 'The file cannot be saved now: the folder on the server is read-only, or the disk is full. Nothing is wrong with your file; the server needs attention.',
    rus: 'Сейчас файл сохранить нельзя: папка на сервере недоступна для записи или диск заполнен. С файлом всё в порядке, настроить нужно сервер.',
  },
  away: {
    hun: 'A fájltároló most nem válaszol. A fájllal nincs baj: próbáld újra néhány perc múlva.',
    eng: 'The file store does not answer now. Nothing is wrong with your file: please try again in a few minutes.',
    rus: 'Хранилище файлов сейчас не отвечает. С файлом всё в порядке: попробуй ещё раз через несколько минут.',
  },
  otherKind: {
    hun: 'Csak ugyanolyan fajta fájlra cserélheted. Töltsd fel újként.',
    eng: 'A file can only be replaced by one of the same kind. Upload it as a new one.',
    rus: 'Заменить файл можно только файлом того же вида. Загрузи его как новый.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type Refusal = keyof typeof refusals
