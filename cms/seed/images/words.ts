import type { Language } from '@krono/contract'

/** Text alternative of each picture. */
export const words = {
  visitor: {
    hun: 'Egymáshoz közeli születésnapok rajzai sorban, éjszakából nappalba: a körvonal fokról fokra változik',
    eng: 'The drawings of birthdays that lie close together, from night into day: the outline changes little by little',
    rus: 'Рисунки близких дней рождения в ряд, из ночи в день: контур меняется понемногу',
  },
  generations: {
    hun: 'Hét ember rajza egymás mellett, a legfiatalabbtól a legidősebbig egyre magasabban',
    eng: 'The drawings of seven people side by side, growing taller from the youngest to the eldest',
    rus: 'Рисунки семи человек в ряд, от младшего к старшему всё выше',
  },
  three: {
    hun: 'Két felnőtt rajza, köztük egy gyereké',
    eng: 'The drawings of two adults with a child’s between them',
    rus: 'Рисунки двух взрослых, между ними рисунок ребёнка',
  },
  landscape: {
    hun: 'A hét ciklus hullámai dombokként, felettük balra a hold, jobbra a nap',
    eng: 'The waves of the seven cycles as hills, with the moon above on the left and the sun on the right',
    rus: 'Волны семи циклов как холмы, над ними слева луна, справа солнце',
  },
  dial: {
    hun: 'Hét hullámzó ív a horizont fölött: egy év ciklusai, rajtuk egy nap vonalával',
    eng: 'Seven rippling arcs above the horizon: the cycles of a year, crossed by the line of one day',
    rus: 'Семь волнистых дуг над горизонтом: циклы года и линия одного дня',
  },
  octants: {
    hun: 'Nyolc gyűrű körben, mindegyiken más ív erős; középen a hold és a nap',
    eng: 'Eight rings in a circle, a different arc strong on each, with moon and sun in the middle',
    rus: 'Восемь колец по кругу, на каждом выделена своя дуга; в середине луна и солнце',
  },
  strings: {
    hun: 'Hét hullám, mint hét húr: éjszakából nappalba mennek, a tengelyen hét gyűrűvel',
    eng: 'Seven waves like seven strings, running from night into day, with seven rings on the axis',
    rus: 'Семь волн, как семь струн, идут из ночи в день; на оси семь колец',
  },
  drawn: {
    hun: 'Egy ember kész rajza: bal felén az éjszakában, amit felvesz, jobb felén a nappalban, amit kiad',
    eng: 'One person’s finished drawing: on the left, in the night, what is taken in; on the right, by day, what is given out',
    rus: 'Готовый рисунок одного человека: слева, в ночи, то, что он вбирает, справа, днём, то, что отдаёт',
  },
  days: {
    hun: 'Hét hullám éjszakából nappalba, a mai nap vonalán hét gyönggyel',
    eng: 'Seven waves from night into day, with seven beads on the line of today',
    rus: 'Семь волн из ночи в день, на черте сегодняшнего дня семь бусин',
  },
  ownRhythm: {
    hun: 'Egy ember rajza, amelynek hét pontjából hét színes hullám indul a nap felé',
    eng: 'One person’s drawing, from whose seven points seven coloured waves run towards the sun',
    rus: 'Рисунок одного человека: из его семи точек семь цветных волн идут к солнцу',
  },
  newsletter: {
    hun: 'Boríték, amelynek a lapján hét hullám fut, pecsétje egy gyűrű',
    eng: 'An envelope with seven waves across its front, sealed with a ring',
    rus: 'Конверт, по которому бегут семь волн; вместо печати кольцо',
  },
  trust: {
    hun: 'Egy kör nyolc részre osztva, benne a nap szöge, mellette a szinuszgörbe ugyanazzal a ponttal',
    eng: 'A circle in eight parts with the angle of a day, and beside it the sine curve with the same point',
    rus: 'Круг из восьми частей с углом дня, рядом синусоида с той же точкой',
  },
  about: {
    hun: 'Balra a hold az éjszakában, jobbra a nap, köztük hét gyűrű egy tengelyen',
    eng: 'The moon in the night on the left, the sun on the right, seven rings on an axis between them',
    rus: 'Слева луна в ночи, справа солнце, между ними семь колец на оси',
  },
  publicCalculator: {
    hun: 'Hét pontból születő rajz: a bal fele kész, a jobb felét még mérjük',
    eng: 'A drawing that grows from seven dots: its left half is done, its right half still being measured',
    rus: 'Рисунок, растущий из семи точек: левая половина готова, правую ещё измеряют',
  },
  chronobiology: {
    hun: 'Három hullám keresztezi egymást, egy függőleges vonal jelöli a napot',
    eng: 'Three waves crossing each other, with an upright line for the day',
    rus: 'Три пересекающиеся волны, вертикальная линия отмечает день',
  },
  contact: {
    hun: 'Két körvonal egymással szemben: az egyik kiad, a másik befogad',
    eng: 'Two outlines face to face: one gives out, the other takes in',
    rus: 'Два контура лицом к лицу: один отдаёт, другой вбирает',
  },
  course: {
    hun: 'Hét lépcsőfok a gyökértől a koronáig, mindegyiken egy gyűrű',
    eng: 'Seven steps from root to crown with a ring on each',
    rus: 'Семь ступеней от корня до короны, на каждой кольцо',
  },
  interpretations: {
    hun: 'Egy rajz, és nagyító alatt a szíve',
    eng: 'A drawing, and its heart under a magnifying glass',
    rus: 'Рисунок и его сердце под увеличительным стеклом',
  },
  ebook: {
    hun: 'Nyitott könyv: bal lapján éjszaka, jobb lapján nappal, a gerincén egy ember rajza',
    eng: 'An open book with the night on its left page, the day on its right, and a person’s drawing in the fold',
    rus: 'Раскрытая книга: слева ночь, справа день, на сгибе рисунок человека',
  },
  videos: {
    hun: 'Lejátszásjel egy gyűrűben, mellette egy ív',
    eng: 'A play sign in a ring, with one arc beside it',
    rus: 'Знак воспроизведения в кольце, рядом одна дуга',
  },
  blog: {
    hun: 'Teleírt papírlap, amelynek sorai hullámok, iniciáléja egy gyűrű',
    eng: 'A written sheet whose lines are waves and whose initial is a ring',
    rus: 'Исписанный лист: строки — волны, а буквица — кольцо',
  },
  notFound: {
    hun: 'Hét gyűrű helye egy vonalon: az egyik üres, a gyűrűje lejjebb gurult',
    eng: 'Places for seven rings on a line: one is empty, its ring has rolled away below',
    rus: 'Места для семи колец на линии: одно пустует, его кольцо укатилось вниз',
  },
  notAuthorised: {
    hun: 'Éjszakai ajtó kulcslyuka, mögötte nappali fényben egy ember rajza',
    eng: 'The keyhole of a door at night, and behind it a person’s drawing in daylight',
    rus: 'Замочная скважина ночной двери, за ней при дневном свете рисунок человека',
  },
  comingSoon: {
    hun: 'Hullámokból álló dombok mögül félig már felkelt a nap',
    eng: 'The sun, half risen behind hills made of waves',
    rus: 'Солнце, наполовину взошедшее за холмами из волн',
  },
  season: {
    hun: 'Öt hullám fut az éjszakában a holdtól a napig',
    eng: 'Five waves run through the night from the moon to the sun',
    rus: 'Пять волн бегут сквозь ночь от луны к солнцу',
  },
} as const satisfies Record<string, Record<Language, string>>
