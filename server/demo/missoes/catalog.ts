import type { statusMissoes } from '../../../schema/rules/missoes/missao.input.js'

export interface Mission {
  nome: string
  descricao: string
  local: string
  status: (typeof statusMissoes)[number]
  /** first and last day, in days from today; without a last day the mission has not ended */
  days: readonly [from: number, to?: number]
  /** number of members */
  team: number
}

export const missoesBetel: readonly Mission[] = [
  {
    nome: 'Sertão do Piauí',
    descricao: 'Dez dias de visitas, atendimento médico e reforma do telhado da congregação.',
    local: 'São Raimundo Nonato - PI',
    status: 'concluida',
    days: [-488, -478],
    team: 14,
  },
  {
    nome: 'Ribeirinhos do Solimões',
    descricao: 'Barco-clínica com dentistas e enfermeiras; cultos nas comunidades ao fim da tarde.',
    local: 'Tefé - AM',
    status: 'concluida',
    days: [-310, -296],
    team: 9,
  },
  {
    nome: 'Sertão do Piauí: segunda viagem',
    descricao: 'Volta às mesmas famílias, com oficina de costura e biblioteca para a escola.',
    local: 'São Raimundo Nonato - PI',
    status: 'concluida',
    days: [-124, -113],
    team: 17,
  },
  {
    nome: 'Sopa no centro',
    descricao: 'Toda quinta-feira à noite, jantar e conversa com quem vive na rua.',
    local: 'Campinas - SP',
    status: 'em_andamento',
    days: [-600],
    team: 22,
  },
  {
    nome: 'Visita ao presídio',
    descricao: 'No primeiro sábado do mês, com cadastro prévio de quem entra.',
    local: 'Hortolândia - SP',
    status: 'em_andamento',
    days: [-420],
    team: 8,
  },
  {
    nome: 'Congregação no Satélite Íris',
    descricao: 'Plantação de uma congregação: reforço escolar, escola bíblica e culto aos domingos.',
    local: 'Campinas - SP',
    status: 'em_andamento',
    days: [-205],
    team: 18,
  },
  {
    nome: 'Vale do Ribeira',
    descricao: 'Suspensa por causa das enchentes na região.',
    local: 'Eldorado - SP',
    status: 'cancelada',
    days: [-160, -156],
    team: 6,
  },
  {
    nome: 'Moçambique: poço e escola',
    descricao: 'Perfuração de um poço e aulas de reforço, com a igreja de Nampula.',
    local: 'Nampula, Moçambique',
    status: 'planejada',
    days: [95, 116],
    team: 7,
  },
]

export const missoesEsperanca: readonly Mission[] = [
  {
    nome: 'Evangelismo na praia',
    descricao: 'Música e conversa no fim da tarde de domingo.',
    local: 'Boa Viagem, Recife - PE',
    status: 'em_andamento',
    days: [-250],
    team: 6,
  },
  {
    nome: 'Agreste',
    descricao: 'Fim de semana com a congregação irmã.',
    local: 'Garanhuns - PE',
    status: 'planejada',
    days: [40, 42],
    team: 8,
  },
]
