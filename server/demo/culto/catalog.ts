/** A worship service that is held every week. */
export interface WeeklyService {
  /** 0 for Sunday */
  weekday: number
  hora: string
  /** the approximate share of active people who come */
  share: number
  temas: readonly string[]
}

const sermons = [
  'A graça que nos basta',
  'O bom pastor',
  'Vivendo pela fé',
  'A parábola do semeador',
  'Frutos do Espírito',
  'A armadura de Deus',
  'O pão da vida',
  'Perdoar como fomos perdoados',
  'A casa sobre a rocha',
  'Gratidão em todo tempo',
  'O filho que voltou',
  'Andar na luz',
  'A alegria do Senhor',
  'Chamados para servir',
  'A esperança que não decepciona',
  'Um só corpo, muitos dons',
] as const

const prayer = [
  'Oração e ensino: Tiago',
  'Salmo 27',
  'Salmo 46',
  'Salmo 91',
  'Oração pelas famílias',
  'Oração pelos missionários',
  'Estudo em Romanos',
  'Estudo em Filipenses',
] as const

export const weeksOf: Readonly<Record<string, readonly WeeklyService[]>> = {
  betel: [
    { weekday: 0, hora: '18:30', share: 0.42, temas: sermons },
    { weekday: 3, hora: '19:30', share: 0.15, temas: prayer },
  ],
  esperanca: [{ weekday: 0, hora: '10:00', share: 0.55, temas: sermons }],
}

/** A liturgy: the title of each moment and its description. */
export const ordemDomingo: readonly (readonly [titulo: string, descricao: string | null])[] = [
  ['Prelúdio', 'Piano'],
  ['Abertura', 'Leitura do Salmo 100 e oração'],
  ['Louvor', 'Três cânticos com o grupo de louvor'],
  ['Boas-vindas aos visitantes', null],
  ['Avisos', 'Só os desta semana, em até três minutos'],
  ['Dízimos e ofertas', 'Texto: 2 Coríntios 9.7'],
  ['Leitura bíblica', 'Leitura alternada'],
  ['Pregação', null],
  ['Apelo', null],
  ['Bênção', 'Bênção apostólica'],
  ['Poslúdio', null],
]

export const ordemSemana: typeof ordemDomingo = [
  ['Abertura', 'Oração'],
  ['Louvor', 'Dois hinos'],
  ['Oração', 'Em grupos de três, pelos pedidos da semana'],
  ['Pregação', 'Estudo de trinta minutos'],
  ['Avisos', null],
  ['Bênção', null],
]
