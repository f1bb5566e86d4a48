import type { Language } from '@krono/contract'
import type { LibraryVideoName } from './library-videos'

/** Text alternative of each video's poster. */
export const posterWords = {
  'library-date-to-drawing': {
    hun: 'Egy kész rajz: balra éjszakában a lila befogadó, jobbra nappali fényben a sárga kiadó oldal, a tengelyen hét gyűrű',
    eng: 'A finished drawing: the violet side that takes in at night on the left, the yellow one that gives out in daylight on the right, seven rings on the axis',
    rus: 'Готовый рисунок: слева в ночи фиолетовая сторона вбирает, справа при свете дня жёлтая отдаёт, на оси семь колец',
  },
  'library-three-cycles': {
    hun: 'Három hullám sötét alapon, egy szaggatott vonalnál három gyöngy',
    eng: 'Three waves on a dark ground, with three beads at a dashed line',
    rus: 'Три волны на тёмном фоне, три бусины у пунктирной линии',
  },
  'library-critical-days': {
    hun: 'Három hullám és nyolc gyűrű ott, ahol a nulla vonalát átlépik',
    eng: 'Three waves, and eight rings where they cross the line of zero',
    rus: 'Три волны и восемь колец там, где они переходят через ноль',
  },
  'library-two-people': {
    hun: 'Két rajz egymáson, az egyik kitöltve, a másik körvonalként, hét színes koronggal',
    eng: 'Two drawings one over the other, one filled and one as an outline, with seven coloured discs',
    rus: 'Два рисунка один на другом: один закрашен, другой контуром, и семь цветных дисков',
  },
  'library-seven-chakras': {
    hun: 'Egy rajz, mellette nagy óralap zöld koronggal: a szívcsakra energiája',
    eng: 'A drawing beside a large dial with a green disc: the energy of the heart',
    rus: 'Рисунок, рядом большой циферблат с зелёным диском: энергия сердечной чакры',
  },
  'library-year-in-waves': {
    hun: 'Hét domb egymás mögött nyári éjszakában, fölöttük a hold',
    eng: 'Seven hills one behind the other on a summer night, the moon above them',
    rus: 'Семь холмов один за другим летней ночью, над ними луна',
  },
  'library-reading-order': {
    hun: 'Egy halvány rajz két oldalán a korongok: balra éjszakában a befogadók, jobbra nappali fényben a kiadók',
    eng: 'Discs on both sides of a faint drawing: those that take in at night on the left, those that give out in daylight on the right',
    rus: 'Диски по обе стороны бледного рисунка: слева в ночи те, что вбирают, справа при свете дня те, что отдают',
  },
  'library-circle-to-wave': {
    hun: 'Balra egy kör három gyönggyel, jobbra a három hullám, amelyet a gyöngyök írnak',
    eng: 'A circle with three beads on the left, and the three waves that they write on the right',
    rus: 'Слева круг с тремя бусинами, справа три волны, которые они пишут',
  },
  'library-eight-steps': {
    hun: 'Nyolc részre osztott kör, rajta két mutató és a köztük lévő két lépés',
    eng: 'A circle in eight parts with two hands, and the two steps between them',
    rus: 'Круг из восьми частей, на нём две стрелки и два шага между ними',
  },
} as const satisfies Record<LibraryVideoName, Record<Language, string>>
