import type { statusCampanhas, tiposCampanha } from '../../../schema/rules/missoes/campanha-missoes.input.js'

export interface Campaign {
  nome: string
  tipo: (typeof tiposCampanha)[number]
  status: (typeof statusCampanhas)[number]
  /** first and last day, in days from today */
  days: readonly [from: number, to: number]
  /** target in whole cents */
  alvo: number
  /** amount received before donations were entered in the system, whole cents */
  ajuste: number
  /** number of donations */
  gifts: number
  /** range in whole cents; donations are multiples of five reais */
  each: readonly [number, number]
}

export const campanhas: Readonly<Record<string, readonly Campaign[]>> = {
  betel: [
    {
      nome: 'Missões Mundiais: Moçambique',
      tipo: 'mundial',
      status: 'ativa',
      days: [-75, 60],
      alvo: 18_000_00,
      ajuste: 1_250_00,
      gifts: 41,
      each: [50_00, 450_00],
    },
    {
      nome: 'Barco-clínica no Solimões',
      tipo: 'nacional',
      status: 'ativa',
      days: [-40, 20],
      alvo: 6_500_00,
      ajuste: 0,
      gifts: 38,
      each: [60_00, 320_00],
    },
    {
      nome: 'Plantação de igreja em Holambra',
      tipo: 'estadual',
      status: 'ativa',
      days: [-12, 110],
      alvo: 25_000_00,
      ajuste: 0,
      gifts: 6,
      each: [50_00, 500_00],
    },
    {
      nome: 'Missões Nacionais do ano passado',
      tipo: 'nacional',
      status: 'concluida',
      days: [-410, -320],
      alvo: 12_000_00,
      ajuste: 0,
      gifts: 64,
      each: [80_00, 310_00],
    },
    {
      nome: 'Poço artesiano no Sertão',
      tipo: 'nacional',
      status: 'concluida',
      days: [-640, -520],
      alvo: 9_800_00,
      ajuste: 700_00,
      gifts: 52,
      each: [60_00, 290_00],
    },
    {
      nome: 'Bíblias para o presídio estadual',
      tipo: 'estadual',
      status: 'cancelada',
      days: [-230, -150],
      alvo: 3_200_00,
      ajuste: 0,
      gifts: 5,
      each: [30_00, 120_00],
    },
  ],
  esperanca: [
    {
      nome: 'Missões em Itamaracá',
      tipo: 'estadual',
      status: 'ativa',
      days: [-30, 45],
      alvo: 2_400_00,
      ajuste: 0,
      gifts: 9,
      each: [30_00, 180_00],
    },
    {
      nome: 'Oferta missionária de Natal',
      tipo: 'mundial',
      status: 'concluida',
      days: [-380, -330],
      alvo: 1_500_00,
      ajuste: 0,
      gifts: 14,
      each: [50_00, 200_00],
    },
  ],
}
