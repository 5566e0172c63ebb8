import { churchWorkers, workers } from '../../../kernel/access/sets.js'

export const contagemActions = {
  'contagem.ler': workers,
  'contagem.escrever': workers,
  'contagem.contar': { bySession: churchWorkers },
  'contagem.exportar': workers,
} as const

type OwnActions = typeof contagemActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
