import { catalogoBetel, catalogoEsperanca, type Inventory } from './patrimonio/catalog.js'
import { campinas, type Place, recife } from './pessoas/places.js'

/** What makes one demo church differ from another; the generators draw all else. */
export interface DemoChurch {
  /** seed of everything drawn for it, and the domain of its accounts ('betel' -> @betel.demo) */
  key: string
  nome: string
  /** about so many people */
  people: number
  place: Place
  inventory: Inventory
}

export const demoChurches: readonly DemoChurch[] = [
  { key: 'betel', nome: 'Igreja Betel', people: 400, place: campinas, inventory: catalogoBetel },
  { key: 'esperanca', nome: 'Comunidade Esperança', people: 60, place: recife, inventory: catalogoEsperanca },
]
