import { eventosBetel, eventosEsperanca, type YearlyEvent } from './eventos/catalog.js'
import { type FinancePlan, financasBetel, financasEsperanca } from './financas/plan.js'
import { type Mission, missoesBetel, missoesEsperanca } from './missoes/catalog.js'
import { catalogoBetel, catalogoEsperanca, type Inventory } from './patrimonio/catalog.js'
import { campinas, type Place, recife } from './pessoas/places.js'

/** The differences between the demo churches. The generators draw all other data at random. */
export interface DemoChurch {
  /** seed of all random data of the church, and the domain of its accounts ('betel' -> @betel.demo) */
  key: string
  nome: string
  /** approximate number of people */
  people: number
  place: Place
  inventory: Inventory
  eventos: readonly YearlyEvent[]
  missoes: readonly Mission[]
  financas: FinancePlan
  /** the preset of the church's access matrix */
  acesso: 'recomendado' | 'aberto'
  locais: readonly { nomeLocal: string; endereco?: string; capacidade?: number }[]
}

export const demoChurches: readonly DemoChurch[] = [
  {
    key: 'betel',
    nome: 'Igreja Betel',
    people: 400,
    place: campinas,
    inventory: catalogoBetel,
    eventos: eventosBetel,
    missoes: missoesBetel,
    financas: financasBetel,
    acesso: 'recomendado',
    locais: [
      { nomeLocal: 'Templo', endereco: 'Rua Barão de Jaguara, 1200, Centro, Campinas - SP', capacidade: 350 },
      { nomeLocal: 'Salão social', endereco: 'Rua Barão de Jaguara, 1200, Centro, Campinas - SP', capacidade: 120 },
      { nomeLocal: 'Sala 1 da EBD', capacidade: 25 },
      { nomeLocal: 'Sala 2 da EBD', capacidade: 25 },
      { nomeLocal: 'Sala das crianças', capacidade: 40 },
      { nomeLocal: 'Capela de oração', capacidade: 30 },
      { nomeLocal: 'Sítio Águas Claras', endereco: 'Estrada do Capivari, km 8, Valinhos - SP', capacidade: 200 },
      {
        nomeLocal: 'Clube Semanal de Cultura',
        endereco: 'Rua Irmã Serafina, 937, Centro, Campinas - SP',
        capacidade: 600,
      },
      { nomeLocal: 'Parque Portugal', endereco: 'Av. Dr. Heitor Penteado, 1671, Taquaral, Campinas - SP' },
    ],
  },
  {
    key: 'esperanca',
    nome: 'Comunidade Esperança',
    people: 60,
    place: recife,
    inventory: catalogoEsperanca,
    eventos: eventosEsperanca,
    missoes: missoesEsperanca,
    financas: financasEsperanca,
    acesso: 'aberto',
    locais: [
      { nomeLocal: 'Salão de cultos', endereco: 'Rua da Hora, 210, Espinheiro, Recife - PE', capacidade: 90 },
      { nomeLocal: 'Sala de reuniões', endereco: 'Rua da Hora, 210, Espinheiro, Recife - PE', capacidade: 15 },
      { nomeLocal: 'Casa de praia em Itamaracá', endereco: 'Rua do Farol, 45, Ilha de Itamaracá - PE', capacidade: 30 },
    ],
  },
]
