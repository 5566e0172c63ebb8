import type { Resident } from '../pessoas/people.js'

export interface ClassPlan {
  nome: string
  faixa: string
  /** decides who may belong to the class */
  fits: (person: Resident) => boolean
  /** maximum number of pupils */
  size: number
  /** range of the offering on a Sunday, whole cents */
  oferta: readonly [number, number]
  temas: readonly string[]
  /** number of days ago that the class ended */
  ended?: number
}

const between = (from: number, to: number) => (person: Resident) => person.idade >= from && person.idade <= to

const historias = [
  'A criação',
  'Noé e a arca',
  'Abraão sai de sua terra',
  'José e seus irmãos',
  'Moisés no rio',
  'A travessia do mar',
  'Davi e Golias',
  'Elias e a viúva',
  'Daniel na cova dos leões',
  'Jonas e o grande peixe',
  'O nascimento de Jesus',
  'O bom samaritano',
  'A ovelha perdida',
]

const cartas = [
  'Romanos 8: nada nos separará',
  'Efésios 2: salvos pela graça',
  'Efésios 4: a unidade do corpo',
  'Filipenses 2: a humildade de Cristo',
  'Colossenses 3: o novo homem',
  'Tiago 1: provações e sabedoria',
  'Tiago 3: a língua',
  '1 Pedro 1: uma viva esperança',
  '1 João 4: Deus é amor',
  'Hebreus 11: a fé',
  'Gálatas 5: o fruto do Espírito',
  '1 Coríntios 13: o amor',
]

const fundamentos = [
  'Quem é Deus',
  'A Bíblia',
  'O pecado e a graça',
  'A nova vida',
  'A oração',
  'O batismo',
  'A ceia',
  'A igreja',
  'Mordomia cristã',
  'Compartilhar a fé',
]

export const classes: Readonly<Record<string, readonly ClassPlan[]>> = {
  betel: [
    {
      nome: 'Cordeirinhos',
      faixa: '4 a 8 anos',
      fits: between(4, 8),
      size: 18,
      oferta: [8_00, 35_00],
      temas: historias,
    },
    { nome: 'Juniores', faixa: '9 a 11 anos', fits: between(9, 11), size: 16, oferta: [8_00, 40_00], temas: historias },
    {
      nome: 'Adolescentes',
      faixa: '12 a 17 anos',
      fits: between(12, 17),
      size: 20,
      oferta: [15_00, 60_00],
      temas: fundamentos,
    },
    { nome: 'Jovens', faixa: '18 a 30 anos', fits: between(18, 30), size: 24, oferta: [30_00, 140_00], temas: cartas },
    { nome: 'Adultos', faixa: '31 a 59 anos', fits: between(31, 59), size: 28, oferta: [60_00, 260_00], temas: cartas },
    {
      nome: 'Melhor idade',
      faixa: 'a partir de 60 anos',
      fits: ({ idade }) => idade > 59,
      size: 18,
      oferta: [40_00, 160_00],
      temas: cartas,
    },
    {
      nome: 'Novos convertidos',
      faixa: 'todas as idades',
      fits: ({ recemConvertido, idade }) => recemConvertido === 1 && idade > 11,
      size: 14,
      oferta: [10_00, 60_00],
      temas: fundamentos,
    },
    {
      nome: 'Preparação de professores',
      faixa: 'adultos',
      fits: ({ idade, dataBatismo }) => idade > 24 && dataBatismo !== null,
      size: 9,
      oferta: [10_00, 50_00],
      temas: cartas,
      ended: 190,
    },
  ],
  esperanca: [
    { nome: 'Crianças', faixa: '4 a 11 anos', fits: between(4, 11), size: 9, oferta: [5_00, 20_00], temas: historias },
    {
      nome: 'Adultos',
      faixa: 'a partir de 16 anos',
      fits: ({ idade }) => idade > 15,
      size: 18,
      oferta: [20_00, 90_00],
      temas: cartas,
    },
  ],
}
